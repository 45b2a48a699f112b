import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, id, numberOrNull, objectOrNull, someText, text, textOrNull } from '../lenient';
import { entryId, isRecord, listAnswer } from '../listAnswer';
import { paged } from '../paging';
import type { articleRequests } from '../requests/articleRequests';
import { media } from './media';

const articleFields = z.object({
  id: id(),
  slug: text(),
  name: someText(),
  lead: textOrNull(),
  content: textOrNull(),
  image: objectOrNull(media),
  /** ISO with an offset. */
  published_at: textOrNull(),
  is_header: flag(),
});

/** The fields of an article, which spec §3 does not name, stand beside the id or under `data`. */
function toArticle(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = { ...(isRecord(value['data']) ? value['data'] : {}), ...value };
  const { name, title, lead, announce, preview_text, content, text: body, description } = fields;
  const { image, images, published_at, active_from, created_at, date } = fields;
  return {
    ...fields,
    name: name ?? title,
    lead: lead ?? announce ?? preview_text,
    content: content ?? body ?? description,
    image: toPicture(image) ?? toPicture(images),
    published_at: published_at ?? active_from ?? created_at ?? date,
  };
}

/** A picture comes as an object, as its address, or under `site_origin` as that of a promotion (spec §3, Promo). */
function toPicture(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? undefined : { original: value };
  if (!isRecord(value)) return undefined;
  return 'original' in value ? value : toPicture(value['site_origin']);
}

/** An article of the blog or a piece of news (spec §3). `content` is HTML; lists may leave it out. */
export const article = z.pipe(z.transform(toArticle), articleFields) as unknown as z.ZodMiniType<
  z.output<typeof articleFields>
>;
export type Article = z.output<typeof articleFields>;

const message = z
  .object({
    id: entryId(),
    title: textOrNull(),
    text: text(),
    created_at: textOrNull(),
    /** Where it leads: a path of the storefront. */
    link: textOrNull(),
  })
  .check(({ value, issues }) => {
    if (value.title === null && value.text === '') issues.push({ code: 'custom', input: value });
  });

/** The fields of a message, which spec §3 does not name, stand beside the id or under `data`. */
function toMessage(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = { ...(isRecord(value['data']) ? value['data'] : {}), ...value };
  const {
    id: messageId,
    title,
    name,
    text: own,
    body,
    message: sent,
    description,
    created_at,
    link,
    url,
  } = fields;
  return {
    id: messageId,
    title: title ?? name,
    text: own ?? body ?? sent ?? description,
    created_at,
    link: link ?? url,
  };
}

/** A message to the customer (spec §3, Notification). */
export const notification = z.pipe(z.transform(toMessage), message) as unknown as z.ZodMiniType<
  z.output<typeof message>
>;
export type Notification = z.output<typeof notification>;

/** An event of the chain's history. */
export const historyEvent = z.object({
  id: id(),
  year: numberOrNull(),
  name: text(),
  description: textOrNull(),
  image: objectOrNull(media),
});
export type HistoryEvent = z.output<typeof historyEvent>;

const landingFields = z
  .object({
    id: numberOrNull(),
    name: text(),
    seo: objectOrNull(
      z.object({
        url: someText(),
        title: textOrNull(),
        description: textOrNull(),
        canonical: textOrNull(),
      }),
    ),
    content: textOrNull(),
    image: objectOrNull(media),
    promocode: objectOrNull(z.object({ code: someText() })),
    product: objectOrNull(z.object({ id: id(), slug: textOrNull() })),
  })
  .check(({ value, issues }) => {
    if (value.id === null && value.seo === null) issues.push({ code: 'custom', input: value });
  });

/** Of a landing the specification names `seo.url` only, so the other fields are read under their likely names. */
function toLanding(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { title, text: own, description, content, images, product, product_id: productId } = value;
  const { promocode } = value;
  const image = value['image'] ?? (isRecord(images) ? images['site_origin'] : null);
  return {
    ...value,
    name: value['name'] ?? title,
    content: content ?? own ?? description,
    image: typeof image === 'string' ? { original: image } : image,
    promocode: typeof promocode === 'string' ? { code: promocode } : promocode,
    product: product ?? { id: productId },
  };
}

/** A page with an SEO url (spec §3, Landing): `legal/oferta`, `black_cesar_podarok`. `content` is HTML. */
export const landing = z.pipe(z.transform(toLanding), landingFields) as unknown as z.ZodMiniType<
  z.output<typeof landingFields>
>;
export type Landing = z.output<typeof landing>;

/** Calls of texts (spec §7, Content). */
export const articleCalls = {
  blogs: endpoint<typeof articleRequests.blogs>()({
    method: 'GET',
    path: '/api/blogs/',
    response: paged(article),
  }),
  blog: endpoint<typeof articleRequests.blog>()({
    method: 'GET',
    path: '/api/blogs/{slug}/',
    response: article,
  }),
  news: endpoint<typeof articleRequests.news>()({
    method: 'GET',
    path: '/api/news/',
    response: paged(article),
  }),
  newsItem: endpoint<typeof articleRequests.newsItem>()({
    method: 'GET',
    path: '/api/news/{slug}/',
    response: article,
  }),
  notifications: endpoint<typeof articleRequests.notifications>()({
    method: 'GET',
    path: '/api/user/notifications/',
    response: paged(notification),
  }),
  history: endpoint<typeof articleRequests.history>()({
    method: 'GET',
    path: '/api/history-all/',
    response: listAnswer(historyEvent),
  }),
  landings: endpoint<typeof articleRequests.landings>()({
    method: 'GET',
    path: '/api/landings/',
    response: listAnswer(landing),
  }),
};
