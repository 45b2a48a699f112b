import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { documentHeaders, type PolicySite } from '../html/policy';
import type { Visit } from '../prepare-page/preparePage';

/** Replaced by a new nonce whenever the page is sent, so that a cached page never repeats one. */
export const noncePlaceholder = randomBytes(16).toString('hex');

/** Starts the response. The returned function writes a chunk of the document; undefined ends it. */
export function openDocument(
  reply: FastifyReply,
  { session, url }: Visit,
  site: PolicySite,
  errorStatus: number | undefined,
) {
  const nonce = randomBytes(16).toString('base64');
  const body = new PassThrough();
  void reply
    .code(errorStatus ?? 200)
    .headers(documentHeaders(nonce, { session, isShared: url.searchParams.has('share') }, site))
    .send(body);
  return (html: string | undefined) => {
    if (html === undefined) body.end();
    else body.write(html.replaceAll(noncePlaceholder, nonce));
  };
}
