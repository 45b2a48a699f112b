import type { ChannelOptions } from 'birpc';
import { reviveError, type SentError, sendError } from './sentError';

/** The end of a channel between two threads: a worker, its `parentPort`, or a port of a MessageChannel. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

interface Options extends ChannelOptions {
  bind: 'functions';
  onGeneralError(error: Error, method?: string): boolean;
}

/** Calls functions of the thread at the other end of the port. Errors keep their class. */
export const channelOf = (port: Port): Options => ({
  bind: 'functions',
  // A result that cannot be copied fails its call; by default birpc fails the call and the process.
  onGeneralError: (_error, method) => method !== undefined,
  post: (message) => port.postMessage(message),
  on: (listener) => void port.on('message', listener),
  serialize: (message: { e?: unknown }) =>
    'e' in message ? { ...message, e: sendError(message.e) } : message,
  deserialize: (message: { e?: SentError }) =>
    message.e ? { ...message, e: reviveError(message.e) } : message,
});
