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
  | { type: 'not-loaded'; error: SentError }
  | { type: 'not-rendered'; error: SentError }
  | { type: 'warning'; error: SentError; message: string };

export interface PageCall {
  /** The id of the question that asked for the page. */
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
