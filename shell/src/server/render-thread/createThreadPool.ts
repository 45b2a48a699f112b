import type { FastifyBaseLogger } from 'fastify';
import { url as inspectorUrl } from 'node:inspector';
import type { Visit } from '../document/visit';
import { connectThread, type ThreadConnection, type ThreadServices } from './connectThread';
import type { RenderThread } from './openThread';
import { createThreadWatch, turnMs } from './threadWatch';

/** The delay before a thread that could not start is opened again. Milliseconds. */
const restartDelayMs = 1000;

/** A thread ended, with the pages that it was rendering. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

/** The code and the pages of a thread when it hung or ended. */
export interface Culprit {
  reason: 'hung' | 'ended';
  /** Files or lines of a stack, the innermost first. */
  frames: readonly string[];
  cause?: Error;
  /** The pages that it was rendering. */
  visits: readonly Visit[];
}

export interface ThreadPoolOptions extends ThreadServices {
  openThread(): RenderThread;
  threads: number;
  log: FastifyBaseLogger;
}

interface Member {
  thread: RenderThread;
  connection: ThreadConnection;
  judge: ReturnType<typeof createThreadWatch>;
  /** It gets a page only if all are late. */
  isLate: boolean;
  isEnding: boolean;
}

/** Paths may be secret links. */
const routesOf = (visits: readonly Visit[]) => visits.map(({ matched }) => matched?.id ?? 'unknown');

/**
 * Opens threads that render, and replaces each that hangs or ends. `onCulprit` is called before the pages of a thread
 * fail with ThreadLost.
 */
export function createThreadPool(options: ThreadPoolOptions, onCulprit: (culprit: Culprit) => void) {
  const { openThread, threads, remoteTimeoutMs, log } = options;
  const members = new Set<Member>();
  let isClosing = false;
  let lastHadStarted = false;

  function open() {
    const thread = openThread();
    const connection = connectThread(thread.port, options);
    const judge = createThreadWatch(remoteTimeoutMs);
    const member: Member = { thread, connection, judge, isLate: false, isEnding: false };
    members.add(member);
    void thread.ended.then((cause) => replace(member, cause));
  }

  function replace(member: Member, cause: Error) {
    const { thread, connection } = member;
    members.delete(member);
    if (isClosing) return connection.lose(new ThreadLost('the server stops'));
    const visits = connection.visits();
    if (!member.isEnding) {
      log.error({ err: cause, routes: routesOf(visits) }, 'a render thread ended');
      onCulprit({ reason: 'ended', frames: String(cause.stack).split('\n'), cause, visits });
    }
    lastHadStarted = thread.hasStarted();
    if (lastHadStarted) open();
    else setTimeout(() => isClosing || open(), restartDelayMs).unref();
    connection.lose(new ThreadLost('the thread of the page has ended', { cause }));
  }

  async function end(member: Member) {
    const { thread, connection } = member;
    member.isEnding = true;
    try {
      const frames = await thread.frames();
      const visits = connection.visits();
      log.error(
        { frames: frames.slice(0, 5), routes: routesOf(visits) },
        'a render thread hangs and is ended',
      );
      onCulprit({ reason: 'hung', frames, visits });
    } finally {
      await thread.end();
    }
  }

  const timer = setInterval(() => {
    // A thread at a breakpoint does not hang.
    if (inspectorUrl()) return;
    for (const member of members) {
      const verdict = member.isEnding ? 'late' : member.judge(member.thread.vitals());
      member.isLate = verdict !== 'alive';
      if (verdict !== 'hung') continue;
      end(member).catch((error: unknown) => log.error(error, 'a render thread could not be ended'));
    }
  }, turnMs).unref();
  for (let count = 0; count < threads; count += 1) open();

  return {
    /** The thread with the fewest pages. @throws Error when there is none */
    free(): ThreadConnection {
      const [best] = [...members].sort(
        (one, other) =>
          Number(one.isLate) - Number(other.isLate) ||
          one.connection.visits().length - other.connection.visits().length,
      );
      if (!best) throw new Error(isClosing ? 'the server stops' : 'no thread renders pages');
      return best.connection;
    },
    /** Whether no page is being rendered. */
    isIdle: () => [...members].every(({ connection }) => connection.visits().length === 0),
    /** Whether a thread has started, or the last thread that ended had started. */
    isReady: () => lastHadStarted || [...members].some(({ thread }) => thread.hasStarted()),
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      await Promise.all([...members].map(({ thread }) => thread.end()));
    },
  };
}
