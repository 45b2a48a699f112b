import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { encodingFor } from '../compression';
import { documentHeaders, nonceSource, type PolicySite } from '../html/policy';
import { previewHeaders } from '../preview/createPreviews';
import type { Body } from '../compressedBody';
import { confirmedAt, type GuestPage } from './cachePlaces';
import type { KeptPage } from './keptPage';
import type { Visit } from './visit';

interface OpenDocumentOptions {
  nonce: string;
  site: PolicySite;
  errorStatus: number | undefined;
}

/** Starts the response. The returned function writes a chunk of the document; undefined ends it. */
export function openDocument(
  reply: FastifyReply,
  { session, url, preview }: Visit,
  { nonce, site, errorStatus }: OpenDocumentOptions,
) {
  const body = new PassThrough();
  const inline = { scripts: [nonceSource(nonce)], styles: [nonceSource(nonce)] };
  void reply
    .code(errorStatus ?? 200)
    .headers(documentHeaders(inline, { session, isShared: url.searchParams.has('share') }, site))
    .headers(preview ? previewHeaders : {})
    .send(body);
  return (html: string | undefined) => {
    if (html === undefined) body.end();
    else body.write(html);
  };
}

export const sendKept = ({ headers, document }: KeptPage, request: FastifyRequest, reply: FastifyReply) =>
  sendBody(document, request, reply.headers(headers));

/** Headers of every answer for a state, which search engines must not index. */
export const stateHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/** `Age` says how long ago the back end was last known to have this data (RFC 9111); the page may be days old. */
export function sendKeptState(page: GuestPage, request: FastifyRequest, reply: FastifyReply) {
  const age = Math.floor((performance.now() - confirmedAt(page)) / 1000);
  const headers = { ...stateHeaders, vary: 'cookie, accept-encoding', age };
  return sendBody(page.state, request, reply.headers(headers));
}

/** Sends the state of a page that was rendered for this visitor. */
export const sendOwnState = (state: string, reply: FastifyReply) =>
  reply.headers({ ...stateHeaders, 'cache-control': 'no-store', vary: 'cookie' }).send(state);

async function sendBody(body: Body, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await body.as(encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
