import type { HeadTag } from '../../app/state/pageState';

/** Attributes that may pass, by the name that React gives them. */
const attributes = {
  meta: { name: 'name', property: 'property', content: 'content', itemprop: 'itemProp', lang: 'lang' },
  link: { rel: 'rel', href: 'href', hreflang: 'hrefLang', type: 'type', title: 'title', media: 'media' },
} as const;

/** Meta that tells who the site belongs to and how a link to it looks; nothing that changes how the page behaves. */
const metaNames = [
  /verif/,
  /^msvalidate\.01$/,
  /^(?:author|copyright|keywords|application-name|apple-mobile-web-app-title)$/,
  /^(?:twitter|geo|icbm|dc|dcterms)(?:[.:]|$)/,
];
const metaProperties = /^(?:og|fb|vk|article|business|place|product):/;

/** Relations that make the browser fetch nothing. */
const relations = ['alternate', 'me', 'author', 'publisher', 'license', 'help'];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

const tag = /<(meta|link)\b((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Text between these is no tag, whatever it looks like. */
const hidden =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const readable = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => entities[name] ?? whole);

function isSafeAddress(href: string | undefined): boolean {
  return href !== undefined && (/^\/(?!\/)/.test(href) || /^https:\/\//i.test(href));
}

function isAllowed(name: 'meta' | 'link', given: Record<string, string>): boolean {
  if (name === 'link') {
    const rel = given['rel']?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    return rel.length > 0 && rel.every((one) => relations.includes(one)) && isSafeAddress(given['href']);
  }
  if (!given['content']) return false;
  if (given['property']) return metaProperties.test(given['property'].toLowerCase());
  return metaNames.some((allowed) => allowed.test(given['name']?.toLowerCase() ?? ''));
}

function readAttributes(name: 'meta' | 'link', text: string): Record<string, string> {
  const known: Partial<Record<string, string>> = attributes[name];
  const found: Record<string, string> = {};
  for (const [, key = '', double, single, bare] of text.matchAll(attribute)) {
    const prop = Object.hasOwn(known, key.toLowerCase()) ? known[key.toLowerCase()] : undefined;
    if (prop && !(prop in found)) found[prop] = readable(double ?? single ?? bare ?? '');
  }
  return found;
}

/**
 * What of the setting `main_page_meta_container` goes into the head of the front page (spec §3). It is HTML that
 * people write into a form, so only tags and attributes of a list pass, and as data: React writes them on the server
 * and in the browser alike. Twenty tags at most.
 */
export function readMainPageMeta(html: string | null | undefined): HeadTag[] {
  const visible = (html ?? '').slice(0, 20_000).replace(hidden, '');
  const tags = [...visible.matchAll(tag)].flatMap(([, name = '', text = '']): HeadTag[] => {
    const kind = name.toLowerCase() as HeadTag['tag'];
    const found = readAttributes(kind, text);
    return isAllowed(kind, found) ? [{ tag: kind, attributes: found }] : [];
  });
  return tags.slice(0, 20);
}
