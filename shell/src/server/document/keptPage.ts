import { type Body, compressedBody } from '../compressedBody';
import { documentHeaders, hashSource, type PolicySite } from '../html/policy';
import { preloadsStart } from '../html/scripts';
import { stateLink, takeState } from '../html/stateElement';

const elementWithNonce = /<(script|style)\b([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g;

/** A script with an address is allowed by it; of a type that is data, no browser runs it. */
const isInline = (attributes: string) => !/ (?:src=|type="application\/)/.test(attributes);

/** A guest's page as every guest gets it: the policy allows its inline scripts and styles by their hashes. */
export interface KeptPage {
  headers: Record<string, string>;
  /** The document, with a link to its state. */
  document: Body;
  state: Body;
}

interface KeepOptions {
  nonce: string;
  site: PolicySite;
  shellBuild: string;
  address: string;
  /** The page before it at this address. Mostly it has the same document, which then is not compressed again. */
  previous?: KeptPage | undefined;
}

/**
 * Turns a rendered page into a kept page. The state is removed from the document, which the browser paints without it:
 * a document of at most 14 kB arrives with the first round trip (decision 0079). Only elements with the nonce of the
 * rendering are the shell's own: markup of the back end that got into the page gets no hash.
 *
 * @throws Error when the page has no state.
 */
export function keepPage(
  rendered: string,
  { nonce, site, shellBuild, address, previous }: KeepOptions,
): KeptPage {
  const { before, state, after } = takeState(rendered, nonce);
  const html = before + after.replace(preloadsStart, (start) => start + stateLink(shellBuild, address));
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', beforeNonce = '', value, afterNonce = '', text = ''] of html.matchAll(
    elementWithNonce,
  )) {
    if (value === nonce && isInline(beforeNonce + afterNonce))
      sources[name as keyof typeof sources].add(hashSource(text));
  }
  const inline = { scripts: [...sources.script], styles: [...sources.style] };
  const bytes = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''));
  return {
    headers: {
      ...documentHeaders(inline, { session: { status: 'guest' } }, site),
      vary: 'cookie, accept-encoding',
    },
    document: previous?.document.bytes.equals(bytes) ? previous.document : compressedBody(bytes),
    state: compressedBody(Buffer.from(state)),
  };
}
