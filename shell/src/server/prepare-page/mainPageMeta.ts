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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

const tag = /<(meta|link)\b((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Comments and elements whose content is not markup. */
const hidden =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => entities[name] ?? whole);

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

function readAttributes(name: 'meta' | 'link', text: string): Record<string, string> {
  const known: Partial<Record<string, string>> = attributes[name];
  const found: Record<string, string> = {};
  for (const [, key = '', double, single, bare] of text.matchAll(attribute)) {
    const prop = Object.hasOwn(known, key.toLowerCase()) ? known[key.toLowerCase()] : undefined;
    if (!prop || prop in found) continue;
    const value = decodeEntities(double ?? single ?? bare ?? '');
    found[prop] = prop === 'name' || prop === 'property' ? value.toLowerCase() : value;
  }
  return found;
}

/**
 * The tags of the setting `main_page_meta_container` for the head of the front page (spec §3). People write that HTML
 * into a form, so only listed tags and attributes are allowed, at most twenty tags with one description. They are
 * returned as data, which React renders on the server and in the browser.
 */
export function readMainPageMeta(html: string | null | undefined): HeadTag[] {
  const visible = (html ?? '').slice(0, 20_000).replace(hidden, '');
  const tags = [...visible.matchAll(tag)].flatMap(([, name = '', text = '']): HeadTag[] => {
    const kind = name.toLowerCase() as HeadTag['tag'];
    const found = readAttributes(kind, text);
    return isAllowed(kind, found) ? [{ tag: kind, attributes: found }] : [];
  });
  const description = tags.find(isDescription);
  return tags.filter((one) => !isDescription(one) || one === description).slice(0, 20);
}
