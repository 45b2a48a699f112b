import * as z from 'zod/mini';
import { articleCalls } from './articles';

const schema = articleCalls.notifications.response;
const message = { id: 3, title: 'Год', text: 'Спасибо', created_at: '2026-11-20 12:00:00', link: '/menu' };
const { title, text, created_at, link } = message;

test.each([
  ['with meta', { data: [message], meta: { current_page: '2', last_page: '3', total: '25' } }, [2, 3, 25]],
  ['with numbers beside data', { data: [message], current_page: 2, total: 25, last_page: 3 }, [2, 3, 25]],
  ['without numbers', [message], [null, 1, 1]],
  ['with its fields under data', [{ id: 3, created_at, data: { title, text, link } }], [null, 1, 1]],
  ['with other names', [{ id: 3, created_at, name: title, message: text, url: link }], [null, 1, 1]],
])('a page of notifications %s is read', (_, answer, numbers) => {
  const { data, meta } = z.parse(schema, answer);
  expect(data).toEqual([message]);
  expect([meta.current_page, meta.last_page, meta.total]).toEqual(numbers);
});

test('of a message without an id, which spec §3 does not name, the time and the texts are its id', () => {
  const { id: _, ...own } = message;
  const read = z.parse(schema, [own, { ...own, text: 'До встречи' }, { id: null, title, created_at }]).data;
  expect(read.map((one) => one.id)).toEqual([
    '2026-11-20 12:00:00 Год Спасибо',
    '2026-11-20 12:00:00 Год До встречи',
    '2026-11-20 12:00:00 Год',
  ]);
  expect(read[0]).toEqual({ ...message, id: read[0]?.id });
});

test('an id may be a text; a message without a text and a title is left out', () => {
  const { data } = z.parse(schema, [
    { id: '9c-1', body: 'Здравствуйте' },
    { id: 4, text: null },
    null,
    'упс',
  ]);
  expect(data).toEqual([{ id: '9c-1', title: null, text: 'Здравствуйте', created_at: null, link: null }]);
});
