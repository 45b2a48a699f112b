import { Parser } from 'htmlparser2';
import type { HeadTag } from '../../app/state/pageState';

/** Allowed attributes, and their names in React. */
const attributes = {
  meta: { name: 'name', property: 'property', content: 'content', itemprop: 'itemProp', lang: 'lang' },
  link: { rel: 'rel', href: 'href', hreflang: 'hrefLang', type: 'type', title: 'title', media: 'media' },
} as const;

/** Meta tags that prove ownership of the site or describe links to it. No allowed tag changes how the page behaves. */
const metaNames = [
  /verif/,
  /^msvalidate\.01$/,
  /^(?:author|copyright|description|keywords|application-name|apple-mobile-web-app-title)$/,
  /^(?:twitter|geo|icbm|dc|dcterms)(?:[.:]|$)/,
];
const metaProperties = /^(?:og|fb|vk|article|business|place|product):/;

/** Link relations that make the browser fetch nothing. */
const relations = ['alternate', 'me', 'author', 'publisher', 'license', 'help'];

/** A path of this site, or an https URL of another site. */
const safeAddress = /^(?:\/(?!\/)|https:\/\/)/i;

/** Elements whose content is no part of the page. Scripts, styles and the like are text for the parser anyway. */
const hidden = ['template', 'noscript'];

function isAllowed(name: 'meta' | 'link', given: Record<string, string>): boolean {
  if (name === 'link') {
    const { rel = '', href = '' } = given;
    const isHarmless = rel
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .every((one) => relations.includes(one));
    return isHarmless && safeAddress.test(href);
  }
  if (!given['content']) return false;
  if (given['property']) return metaProperties.test(given['property']);
  return metaNames.some((allowed) => allowed.test(given['name'] ?? ''));
}

const isDescription = ({ attributes: { name } }: HeadTag) => name === 'description';

function readAttributes(name: HeadTag['tag'], given: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, prop] of Object.entries(attributes[name])) {
    const value = given[key];
    if (value !== undefined) found[prop] = key === 'name' || key === 'property' ? value.toLowerCase() : value;
  }
  return found;
}

/**
 * The tags of the setting `main_page_meta_container` for the head of the front page (spec §3). People write that HTML
 * into a form, so only listed tags and attributes are allowed, at most twenty tags with one description. They are
 * returned as data, which React renders on the server and in the browser.
 */
export function readMainPageMeta(html: string | null | undefined): HeadTag[] {
  const tags: HeadTag[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, given) {
      if (hidden.includes(name)) depth += 1;
      if (depth > 0 || (name !== 'meta' && name !== 'link')) return;
      const found = readAttributes(name, given);
      if (isAllowed(name, found)) tags.push({ tag: name, attributes: found });
    },
    onclosetag(name) {
      if (hidden.includes(name)) depth -= 1;
    },
  });
  parser.end((html ?? '').slice(0, 20_000));
  const description = tags.find(isDescription);
  return tags.filter((one) => !isDescription(one) || one === description).slice(0, 20);
}
