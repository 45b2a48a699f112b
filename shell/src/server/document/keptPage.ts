import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compression, type Encoding } from '../compression';
import { documentHeaders, hashSource, type PolicySite } from '../html/policy';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** An element of a page with a nonce, and its text. */
const elementWithNonce = /<(script|style)\b([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g;

/** A script with an address is allowed by it; of a type that is data, no browser runs it. */
const isInline = (attributes: string) => !/ (?:src=|type="application\/)/.test(attributes);

/** A guest's page as every guest gets it: the policy allows its inline scripts and styles by their hashes. */
export interface KeptPage {
  headers: Record<string, string>;
  /** The document. It is compressed when it is first sent so. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

/**
 * Makes a kept page of a rendered one. Only elements with the nonce of the rendering are the shell's own: markup of the
 * back end that got into the page gets no hash.
 */
export function keepPage(html: string, nonce: string, site: PolicySite): KeptPage {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', before = '', value, after = '', text = ''] of html.matchAll(elementWithNonce)) {
    if (value === nonce && isInline(before + after))
      sources[name as keyof typeof sources].add(hashSource(text));
  }
  const inline = { scripts: [...sources.script], styles: [...sources.style] };
  const document = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''));
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    headers: {
      ...documentHeaders(inline, { session: { status: 'guest' } }, site),
      vary: 'cookie, accept-encoding',
    },
    body: (encoding) =>
      encoding === 'identity' ? document : (compressed[encoding] ??= compressAs(encoding, document)),
  };
}

const compressAs = (encoding: keyof typeof compress, document: Buffer): Promise<Buffer> =>
  encoding === 'br' ? compress.br(document, compression.br) : compress.gzip(document, compression.gzip);
