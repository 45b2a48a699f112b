import type { MessagePort } from 'node:worker_threads';
import { reviveError, type SentError, sendError } from './sentError';

/** The end of a channel between two threads: a worker, its `parentPort`, or a port of a MessageChannel. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

type Message =
  | { type: 'ask'; id: number; method: string; params: unknown }
  | { type: 'event'; id: number; event: unknown }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'failure'; id: number; error: SentError };

export interface Asked {
  id: number;
  /** Sends an event to the other side before the answer. */
  emit(event: unknown): void;
  /** Aborts when the other side no longer waits. */
  signal: AbortSignal;
}

export type Handlers = Record<string, (params: never, asked: Asked) => Promise<unknown>>;

interface Question {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  onEvent(event: never): void;
}

/** The other thread, as seen from this one. */
export interface Peer {
  /** @throws the error of the handler, revived by `reviveError`, or the reason of `signal`. */
  ask(
    method: string,
    params: unknown,
    options?: {
      onEvent?: (event: never) => void;
      signal?: AbortSignal | undefined;
      onAsked?: (id: number) => void;
    },
  ): Promise<unknown>;
  /** The other side is gone: every question to it fails with this error, and work on its questions is aborted. */
  fail(error: Error): void;
}

/** Connects both ends of a channel: each end can ask questions, which the handlers of the other end answer. */
export function createPeer(port: Port | MessagePort, handlers: Handlers): Peer {
  const questions = new Map<number, Question>();
  const answering = new Map<number, AbortController>();
  let lastId = 0;
  let failure: Error | undefined;
  const post = (message: Message) => port.postMessage(message);

  async function answer(id: number, method: string, params: unknown) {
    const controller = new AbortController();
    answering.set(id, controller);
    try {
      const handler = handlers[method];
      if (!handler) throw new Error(`a thread cannot be asked for ${method}`);
      const emit = (event: unknown) => post({ type: 'event', id, event });
      const value = await handler(params as never, { id, emit, signal: controller.signal });
      post({ type: 'answer', id, value });
    } catch (error) {
      post({ type: 'failure', id, error: sendError(error) });
    } finally {
      answering.delete(id);
    }
  }

  port.on('message', (received: unknown) => {
    const message = received as Message;
    const { id } = message;
    if (message.type === 'ask') return void answer(id, message.method, message.params);
    if (message.type === 'cancel') return answering.get(id)?.abort();
    const question = questions.get(id);
    // The caller no longer waits for this answer.
    if (!question) return;
    if (message.type === 'event') {
      try {
        return question.onEvent(message.event as never);
      } catch (error) {
        questions.delete(id);
        return question.reject(error);
      }
    }
    questions.delete(id);
    if (message.type === 'answer') question.resolve(message.value);
    else question.reject(reviveError(message.error));
  });

  return {
    async ask(method, params, { onEvent = () => undefined, signal, onAsked } = {}) {
      if (failure) throw failure;
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      onAsked?.(id);
      const cancel = () => {
        post({ type: 'cancel', id });
        questions.get(id)?.reject(signal?.reason);
        questions.delete(id);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        return await new Promise((resolve, reject) => {
          questions.set(id, { resolve, reject, onEvent });
          post({ type: 'ask', id, method, params });
        });
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    fail(error) {
      failure = error;
      for (const { reject } of questions.values()) reject(error);
      questions.clear();
      for (const controller of answering.values()) controller.abort(error);
    },
  };
}
