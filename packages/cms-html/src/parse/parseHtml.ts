import type { SiteAddresses } from '@storefront/contracts';
import { anchorPrefix } from '@storefront/contracts/site-path';
import { Parser } from 'htmlparser2';
import { allowedTags, anchorId, codeTags, maxDepth, type Tag, tagAliases } from '../rules';
import { checkedAttributes, readableText } from './attributes';
import { append, type CmsElement, type CmsNode } from './node';

/** The most characters of HTML that are read; «…» ends longer HTML. The longest article of a chain has a tenth. */
const maxLength = 200_000;
/** Elements of one HTML: the tags after them are removed, their text stays. */
const maxElements = 10_000;

const allowed: ReadonlySet<string> = new Set(allowedTags);
const code: ReadonlySet<string> = new Set(codeTags);

/** Removed tags that start a new line in browsers. */
const lineTags: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'footer',
  'form',
  'header',
  'hgroup',
  'legend',
  'main',
  'nav',
  'pre',
  'section',
  'summary',
]);

/** The result of an open tag: an element; `removed`, when only its content stays; `code`, when nothing stays. */
type OpenTag = CmsElement | 'removed' | 'code';

/**
 * Parses HTML into allowed elements with checked attributes, in the order of the source. Their nesting may still be
 * invalid: `toValidHtml` corrects it. The same parser runs on the server and in the browser, so both render the
 * same elements. `site` has the addresses of our own links and pictures.
 */
export function parseHtml(html: string, site?: SiteAddresses): CmsNode[] {
  const root: CmsNode[] = [];
  const open: OpenTag[] = [];
  // The elements among `open`, from the outermost.
  const path: CmsElement[] = [];
  // Ids that links may lead to; the `waiting` ids stand before text or a picture that has not come yet.
  const ids = new Set<string>();
  let waiting: string[] = [];
  let elements = 0;
  let codeDepth = 0;

  const here = () => path.at(-1)?.children ?? root;

  function opened(name: string, attributes: Record<string, string>): OpenTag {
    if (codeDepth > 0 || code.has(name)) return 'code';
    const tag = toTag(name);
    if (tag === undefined || path.length >= maxDepth || elements >= maxElements) return 'removed';
    const kept = tag === 'block' ? {} : checkedAttributes(tag, attributes, site);
    return kept === undefined ? 'removed' : { tag, attributes: kept, children: [] };
  }

  // Right before visible content: an element of the source may be removed, or lose its attributes.
  function placeAnchors() {
    for (const id of waiting) append(here(), { tag: 'span', attributes: { id }, children: [] });
    waiting = [];
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const entry = opened(name, attributes);
      open.push(entry);
      const id = entry === 'code' ? undefined : anchorId(name, attributes);
      if (id !== undefined && !ids.has(id) && elements < maxElements) {
        ids.add(id);
        waiting.push(`${anchorPrefix}${id}`);
        elements += 1;
      }
      if (entry === 'code') codeDepth += 1;
      else if (entry !== 'removed') {
        if (name === 'img') placeAnchors();
        elements += 1;
        append(here(), entry);
        path.push(entry);
      }
    },
    ontext(text) {
      if (codeDepth > 0) return;
      if (text.trim() !== '') placeAnchors();
      append(here(), readableText(text));
    },
    // Called once for every open tag, also for a tag that the source never closes.
    onclosetag() {
      const entry = open.pop();
      if (entry === 'code') codeDepth -= 1;
      else if (entry !== undefined && entry !== 'removed') path.pop();
    },
  });
  // A picture inside the HTML, which is not shown, may be longer than all of the text.
  const read = html.length > maxLength ? html.replaceAll(/\bdata:[^"'<>\s]{1000,}/gi, '') : html;
  parser.end(read.slice(0, maxLength));
  if (read.length > maxLength) {
    console.warn('HTML of the content system is cut', read.length);
    append(root, '…');
  }
  return root;
}

function toTag(name: string): Tag | 'block' | undefined {
  if (lineTags.has(name)) return 'block';
  const tag = Object.hasOwn(tagAliases, name) ? tagAliases[name] : name;
  return tag !== undefined && isAllowed(tag) ? tag : undefined;
}

const isAllowed = (tag: string): tag is Tag => allowed.has(tag);
