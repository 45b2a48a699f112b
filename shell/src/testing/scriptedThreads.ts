import { createBirpc } from 'birpc';
import { MessageChannel } from 'node:worker_threads';
import type { Visit } from '../server/document/visit';
import { channelOf } from '../server/render-thread/channel';
import { createPageRenderer, type PageRenderer } from '../server/render-thread/createPageRenderer';
import type {
  MainFunctions,
  RenderEvent,
  RenderRequest,
  ThreadFunctions,
} from '../server/render-thread/messages';
import type { RenderThread } from '../server/render-thread/openThread';
import { deferred } from './deferred';

// Tests of the main thread use these threads: their behaviour is scripted, and their channels are real.

/** The thread of a script, which the script can end or hang. */
interface ScriptedThread {
  end(reason: Error): void;
  hang(): void;
}

/** A page that a thread is asked to render. */
interface AskedPage {
  id: number;
  emit(event: RenderEvent): void;
}

/** Renders a page in place of the thread. */
type Script = (
  request: RenderRequest,
  page: AskedPage,
  main: MainFunctions,
  thread: ScriptedThread,
) => Promise<boolean>;

interface ScriptOptions {
  starts?: () => boolean;
  /** Starts a build in place of the thread. */
  startBuild?: (thread: ScriptedThread) => Promise<void>;
  apiUrl?: string;
  remoteTimeoutMs?: number;
  threads?: number;
}

/** The file of the innermost frame of a thread that hangs. */
export const catalogFile = '/releases/catalog/abc/server.cjs';

export const remoteReports = { notLoaded: jest.fn(), notRendered: jest.fn(() => false) };
export const log = { error: jest.fn(), warn: jest.fn() } as never;

let renderer: PageRenderer | undefined;
beforeEach(() => void jest.clearAllMocks());
afterEach(() => renderer?.close());

export function startScripted(script: Script, options: ScriptOptions = {}) {
  const { starts = () => true, startBuild = async () => undefined } = options;
  const { apiUrl = 'http://127.0.0.1:9', remoteTimeoutMs = 600, threads = 2 } = options;
  /** The requests that threads received, in order. */
  const requests: RenderRequest[] = [];
  const seen = {
    opened: 0,
    /** All messages to threads, as text. */
    posted: '',
  };

  function openThread(): RenderThread {
    seen.opened += 1;
    const { port1, port2 } = new MessageChannel();
    const { promise: ended, resolve: hasEnded } = deferred<Error>();
    const end = (reason: Error) => {
      port1.close();
      hasEnded(reason);
    };
    let isHanging = false;
    let cpuMs = 0;
    const thread: ScriptedThread = { end, hang: () => (isHanging = true) };
    const main: MainFunctions = createBirpc<MainFunctions, ThreadFunctions>(
      {
        render(id, request) {
          requests.push(request);
          return script(request, { id, emit: (event) => main.emit(id, event) }, main, thread);
        },
        start: () => startBuild(thread),
      },
      { ...channelOf(port2), eventNames: ['emit'] },
    );
    return {
      port: {
        postMessage(message) {
          seen.posted += JSON.stringify(message);
          port1.postMessage(message);
        },
        on: (event, listener) => port1.on(event, listener),
      },
      ended,
      hasStarted: starts,
      vitals: () => (isHanging ? { beats: 1, cpuMs: (cpuMs += 1000) } : undefined),
      frames: async () => ['node:internal', catalogFile],
      end: async () => end(new Error('ended from outside')),
    };
  }

  renderer = createPageRenderer({
    apiUrl,
    shellSecret: 'a secret of sixteen',
    remoteReports,
    registry: '/releases',
    log,
    files: { read: async () => Buffer.from('file') },
    openThread,
    threads,
    remoteTimeoutMs,
    rendersOnServer: true,
  });
  return { ...renderer, requests, seen };
}

export const visit: Visit = {
  url: new URL('http://storefront/menu'),
  matched: undefined,
  session: { status: 'user' },
  token: 'the token of Anna',
  address: '203.0.113.9',
  requestId: 'request-1',
  preview: undefined,
  rejected: undefined,
  pinned: {
    key: 'builds',
    browser: { catalog: { build: 'abc', base: '/mf/catalog/abc/', entry: 'remoteEntry.js' } },
    absent: [],
  },
};
