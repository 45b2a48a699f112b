import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

interface Attached {
  params: { sessionId: string; workerInfo: { title: string } };
}
interface Received {
  params: { sessionId: string; message: string };
}
interface Parsed {
  method: string;
  params: { scriptId: string; url: string };
}
interface Paused {
  method: string;
  params: { callFrames: { location: { scriptId: string } }[] };
}

const isParsed = (message: Parsed | Paused): message is Parsed => message.method === 'Debugger.scriptParsed';
const isPaused = (message: Parsed | Paused): message is Paused => message.method === 'Debugger.paused';

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
      session.on('NodeWorker.attachedToWorker', ({ params }: Attached) => {
        // Its `workerId` counts the workers of the session.
        if (!params.workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
        sessionId = params.sessionId;
        tell('Debugger.enable');
        tell('Debugger.pause');
      });
      session.on('NodeWorker.receivedMessageFromWorker', ({ params }: Received) => {
        if (params.sessionId !== sessionId) return;
        const message = JSON.parse(params.message) as Parsed | Paused;
        if (isParsed(message)) files.set(message.params.scriptId, fileOf(message.params.url));
        if (isPaused(message)) {
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
