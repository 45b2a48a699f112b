import { type Debugger, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

type WorkerMessage =
  | { method: 'Debugger.scriptParsed'; params: Debugger.ScriptParsedEventDataType }
  | { method: 'Debugger.paused'; params: Debugger.PausedEventDataType };

const fileOf = (url: string) => (url.startsWith('file:') ? fileURLToPath(url) : url);

/**
 * Finds the code of a thread in an endless loop: the inspector pauses the thread there. Returns the files of its
 * frames, the innermost first; none when it does not pause within `timeoutMs`.
 */
export async function framesOf(threadId: number, timeoutMs = 2_000): Promise<string[]> {
  const session = new Session();
  session.connect();
  let sessionId: string | undefined;
  let lastId = 0;
  /** The frames name their scripts by numbers. */
  const files = new Map<string, string>();
  const tell = (method: string) => {
    lastId += 1;
    const message = JSON.stringify({ id: lastId, method });
    session.post('NodeWorker.sendMessageToWorker', { sessionId: sessionId ?? '', message });
  };
  try {
    return await new Promise<string[]>((resolve) => {
      setTimeout(resolve, timeoutMs, []).unref();
      session.on('NodeWorker.attachedToWorker', ({ params }) => {
        // Its `workerId` counts the workers of the session.
        if (!params.workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
        sessionId = params.sessionId;
        tell('Debugger.enable');
        tell('Debugger.pause');
      });
      session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
        if (params.sessionId !== sessionId) return;
        const message = JSON.parse(params.message) as WorkerMessage;
        if (message.method === 'Debugger.scriptParsed') {
          files.set(message.params.scriptId, fileOf(message.params.url));
        } else if (message.method === 'Debugger.paused') {
          resolve(message.params.callFrames.map(({ location }) => files.get(location.scriptId) ?? ''));
        }
      });
      session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    });
  } finally {
    // A paused thread cannot be ended.
    if (sessionId !== undefined) tell('Debugger.disable');
    session.disconnect();
  }
}
