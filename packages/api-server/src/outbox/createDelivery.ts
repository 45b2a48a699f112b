interface Delivering<Message> {
  /** Claims the next message that is due, so that any number of processes may deliver. */
  claimNext: () => Promise<Message | undefined>;
  deliver: (message: Message) => Promise<void>;
  /** Receives the error of a database that fails after a call. */
  onError: (error: unknown) => void;
  /** Ends the calls at once. */
  signal: AbortSignal;
}

/** Calls at a time: as many receivers may answer slowly before others wait for them. */
const maxCalls = 8;

/** Delivers the messages of one outbox, several at a time, each as soon as a call before it has ended. */
export function createDelivery<Message>({ claimNext, deliver, onError, signal }: Delivering<Message>) {
  const running = new Set<Promise<void>>();

  const work = async (first: Message) => {
    for (let message: Message | undefined = first; message; ) {
      await deliver(message);
      message = signal.aborted ? undefined : await claimNext();
    }
  };

  return {
    /** Starts the calls that are due. */
    async sendDue(): Promise<void> {
      while (running.size < maxCalls && !signal.aborted) {
        const message = await claimNext();
        if (!message) return;
        const call = work(message)
          .catch(onError)
          .finally(() => running.delete(call));
        running.add(call);
      }
    },
    /** Waits for the calls that run. */
    async finish(): Promise<void> {
      await Promise.all(running);
    },
  };
}
