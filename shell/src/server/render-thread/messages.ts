import type { Brand, RemoteName, Session } from '@storefront/contracts';
import type { BrowserRelease } from '@storefront/federation/browser';
import type { Preview } from '@storefront/releases/release';
import type { ShellAssets } from '../shellAssets';
import type { SentError } from './sentError';

/** The settings of a render thread. It gets neither the environment of the process nor any of its keys. */
export interface ThreadSite {
  brand: Brand;
  publicUrl: string;
  apiUrl: string;
  assets: ShellAssets;
  /** The folder or the address of the release registry: the names of remotes' files begin with it. */
  registry: string;
  /** How long a page waits for a remote's code, and for each of its modules. */
  remoteTimeoutMs: number;
}

/** Which page is to be rendered. The visitor's token stays with the main thread, which makes the calls of the page. */
export interface RenderRequest {
  url: string;
  isFound: boolean;
  session: Session;
  preview: Preview | undefined;
  rejected: number | undefined;
  builds: Partial<Record<RemoteName, BrowserRelease>>;
  /** Why remotes cannot be rendered. Each page that needs the remote reports the error, unless `isReported`. */
  unusable: Partial<Record<RemoteName, SentError & { isReported: boolean }>>;
  /** `shell-only`: every module is left to the browser. `cacheable`: a page that others may not get is not rendered. */
  mode: 'any' | 'cacheable' | 'shell-only';
  nonce: string;
}

/** Properties of a page that are known before React renders it. */
export interface PreparedSummary {
  isCacheable: boolean;
  /** The back end no longer accepts the visitor's token; such a page is not rendered. */
  isTokenRejected: boolean;
  errorStatus: number | undefined;
}

export type RenderEvent =
  | { type: 'prepared'; page: PreparedSummary }
  | { type: 'chunk'; html: string }
  | { type: 'clock-read' }
  | { type: 'not-loaded'; error: SentError }
  | { type: 'not-rendered'; error: SentError }
  | { type: 'warning'; error: SentError; message: string };

export interface PageCall {
  /** The number of the page in its thread. */
  page: number;
  url: string;
  method: string;
  headers: [string, string][];
}

export interface PageAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

/** Functions of a render thread that the main thread calls. */
export interface ThreadFunctions {
  /** Renders a page, whose events have this number. Returns whether all of it was rendered. */
  render(page: number, request: RenderRequest): Promise<boolean>;
  /** @throws RemoteLoadError */
  start(remote: RemoteName, build: string): Promise<void>;
}

/** Functions of the main thread that a render thread calls, which needs no token and no key of a store. */
export interface MainFunctions {
  read(path: string): Promise<Uint8Array>;
  fetch(call: PageCall): Promise<PageAnswer>;
  emit(page: number, event: RenderEvent): void;
}
