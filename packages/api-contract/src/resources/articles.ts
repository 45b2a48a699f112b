import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, into, numberOrNull, objectOrNull, text, textOrNull } from '../lenient';
import { entryId, isRecord, listAnswer } from '../listAnswer';
import { paged } from '../paging';
import { name, someName } from '../plainText';
import type { articleRequests } from '../requests/articleRequests';
import { htmlOf, idOf, pictureOf, textOf } from './contentShapes';
import { landing } from './landings';
import { media } from './media';
import { notification } from './notifications';

const articleFields = z.object({
  /** Its slug, else its name, where the back end sends none. */
  id: entryId(),
  slug: text(),
  name: someName(),
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
  const { id, slug, name, title, lead, announce, preview_text } = fields;
  const { content, text: body, description, published_at, active_from, created_at, date } = fields;
  return {
    ...fields,
    id: idOf(id, slug, name || title),
    name: name || title,
    lead: lead ?? announce ?? preview_text,
    content: htmlOf(content, body, description),
    image: pictureOf(fields),
    published_at: published_at ?? active_from ?? created_at ?? date,
  };
}

/** An article of the blog or a piece of news (spec §3). `content` is HTML; lists may leave it out. */
export const article = into(toArticle, articleFields);
export type Article = z.output<typeof article>;

const eventFields = z.object({
  /** Its year, name and text, where the back end sends none. */
  id: entryId(),
  year: numberOrNull(),
  name: name(),
  description: textOrNull(),
  image: objectOrNull(media),
});

/** Of an event the specification names no field. */
function toEvent(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { id, year, name, title, description, text: body, content } = value;
  const own = { name: name || title, description: htmlOf(description, body, content) };
  const words = [year, own.name, own.description].map(textOf).join(' ');
  return { year, ...own, id: idOf(id, words), image: pictureOf(value) };
}

/** An event of the chain's history. */
const historyEvent = into(toEvent, eventFields);
export type HistoryEvent = z.output<typeof historyEvent>;

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
