import { bareAnswers } from './bareAnswers';
import { jsonResponse, type StartedBackEnd, startBackEnd } from './startBackEnd';

export interface BareBackEnd extends StartedBackEnd {
  /** The reaction to each call: an answer, a refusal with a 500, or HTML in place of JSON. */
  state: 'answers' | 'refuses' | 'unreadable';
}

/** Starts a back end that sends only the fields of the specification, and that can fail. */
export async function startBareBackEnd(): Promise<BareBackEnd> {
  const answer = bareAnswers();
  const started = await startBackEnd(async ({ pathname, searchParams }) => {
    if (backEnd.state !== 'answers') {
      const status = backEnd.state === 'refuses' ? 500 : 200;
      return { status, contentType: 'text/html', body: '<h1>It works!</h1>' };
    }
    const json = answer(pathname.replace(/\/$/, ''), searchParams);
    return jsonResponse(json === undefined ? 404 : 200, json);
  });
  const backEnd: BareBackEnd = { ...started, state: 'answers' };
  return backEnd;
}
