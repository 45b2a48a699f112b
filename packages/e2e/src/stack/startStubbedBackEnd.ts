import { stack } from './stack';
import { jsonResponse, type StartedBackEnd, startBackEnd } from './startBackEnd';

/** An answer of the back end: a status, and JSON where there is some. */
interface Answer {
  status: number;
  json?: unknown;
}

/**
 * Starts a back end that gives these answers to requests by path, and passes every other request to the back end of
 * the stack.
 */
export function startStubbedBackEnd(answers: Readonly<Record<string, Answer>>): Promise<StartedBackEnd> {
  return startBackEnd(async ({ pathname, search }, method) => {
    const answer = answers[pathname];
    if (answer) return jsonResponse(answer.status, answer.json);
    const real = await fetch(`http://127.0.0.1:${stack().apiPort}${pathname}${search}`, { method });
    return {
      status: real.status,
      contentType: real.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await real.arrayBuffer()),
    };
  });
}
