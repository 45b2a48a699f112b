import { type Brand, type HeadContext, type PageHead, type PageModule, paths } from '@storefront/contracts';
import { contentOf, type HeadTag } from '../../app/state/pageState';
import type { PanelDescription } from './describePanel';
import type { PageReports } from './pageReports';
import { excerpt } from '../../shared/markup/excerpt';
import { escapeMarkup, jsonForScript } from '../../shared/markup/markup';
import { sharePictureUrl, shareSize } from '../seo/sharePictureUrl';

/** How a page describes itself to crawlers, which read the server's HTML. */
export interface PageDescription {
  head: PageHead;
  schema: readonly object[];
  /** The panel that the address opens. */
  panel?: PanelDescription | undefined;
}

interface DescribeOptions {
  module: PageModule;
  context: HeadContext;
  url: URL;
  origin: string;
  warn: PageReports['warn'];
}

/** The description of a page whose data is loaded. If `head` or `schema` throws, the page is sent without it. */
export async function describePage(options: DescribeOptions): Promise<PageDescription> {
  const { module, context, url, origin, warn } = options;
  let head: PageHead = {};
  try {
    head = module.head?.(context) ?? {};
    const absolute = (path: string) => new URL(path, `${origin}/`).href;
    return { head, schema: (await module.schema?.({ ...context, absolute })) ?? [] };
  } catch (error) {
    warn(error, `${url.pathname} could not be described`);
    return { head, schema: [] };
  }
}

/** The page's picture as link previews show it, or the brand's if there is none or the back end sent an invalid URL. */
function pictureProperties(
  image: string | undefined,
  { brand, origin, apiHost }: Pick<DescriptionOptions, 'brand' | 'origin' | 'apiHost'>,
): Record<string, string> {
  const base = `${origin}/`;
  const picture = new URL(image && URL.canParse(image, base) ? image : '/icons/512.png', base);
  const apiOrigin = apiHost && `https://${apiHost}`;
  const shared = sharePictureUrl(picture, { origin, apiOrigin, imageHosts: brand.imageHosts });
  if (!shared) return { 'og:image': picture.href };
  return {
    'og:image': shared,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
  };
}

/** Back ends may send the whole text of a product or a promotion as its description. */
const shortenDescription = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? excerpt(value) : value;

interface DescriptionOptions extends PageDescription {
  brand: Brand;
  origin: string;
  /** The back end's; undefined when it is not on https. */
  apiHost?: string | undefined;
  pathname: string;
  nonce: string;
  mainPageMeta: readonly HeadTag[];
}

/**
 * Open Graph tags, and schema.org as a script of a type that browsers do not run; no text in it can close it. A tag
 * that editors add to the front page (`DocumentHead` renders it) replaces ours.
 */
export function descriptionHtml(options: DescriptionOptions): string {
  const { schema, panel, brand, origin, pathname, nonce } = options;
  const head = panel?.head ?? options.head;
  const editorTags = pathname === paths.home() ? options.mainPageMeta : [];
  const properties = {
    'og:site_name': brand.name,
    'og:locale': 'ru_RU',
    'og:type': head.kind ?? 'website',
    'og:title': head.title ?? brand.name,
    'og:description': contentOf(editorTags, 'description') ?? excerpt(head.description ?? brand.description),
    'og:url': origin + (panel?.address ?? head.canonical ?? pathname),
    ...(contentOf(editorTags, 'og:image') ? {} : pictureProperties(head.image, options)),
  };
  const tags = Object.entries(properties).flatMap(([name, content]) =>
    contentOf(editorTags, name) ? [] : [`<meta property="${name}" content="${escapeMarkup(content)}">`],
  );
  const data = schema.map(
    (object) =>
      `<script type="application/ld+json" nonce="${nonce}">${jsonForScript(object, shortenDescription)}</script>`,
  );
  if (!contentOf(editorTags, 'twitter:card'))
    tags.push(`<meta name="twitter:card" content="${head.image ? 'summary_large_image' : 'summary'}">`);
  return [...tags, ...data].join('');
}
