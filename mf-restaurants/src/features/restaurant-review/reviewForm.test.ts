import * as z from 'zod/mini';
import { emptyReview, reviewSchema, toRequest } from './reviewForm';

const zone = 'Europe/Moscow';
const schema = reviewSchema(zone);
const estimations = {
  attention_and_friendliness: 5,
  service_speed: 4,
  dishes_quality: 3,
  drink_quality: 2,
  atmosphere: 1,
};
const review = { ...emptyReview, organization_id: 7, estimations, pickup_date: '21.11.2026' };

// 00:30 on 22 November in Moscow, the evening before in London.
beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T21:30:00Z') }));
afterEach(() => void jest.useRealTimers());

function problems(fields: object): Record<string, string> {
  const parsed = z.safeParse(schema, { ...review, ...fields });
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test.each([
  [{}, {}],
  [{ pickup_date: '22.11.2026' }, {}],
  [{ pickup_date: '23.11.2026' }, { pickup_date: 'Эта дата еще не наступила' }],
  [{ pickup_date: '  ' }, { pickup_date: 'Заполните поле' }],
  [{ pickup_date: '31.02.2026' }, { pickup_date: 'Такой даты нет в календаре' }],
  [
    { estimations: { ...estimations, drink_quality: 0, atmosphere: 0 } },
    { 'estimations.drink_quality': 'Поставьте оценку', 'estimations.atmosphere': 'Поставьте оценку' },
  ],
  [{ comment: 'а'.repeat(2000) }, {}],
  [{ comment: 'а'.repeat(2001) }, { comment: 'Комментарий не может быть больше 2000 символов' }],
])('%j: %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

test('a new review lacks its day and all five stars', () => {
  expect(problems(emptyReview)).toEqual({
    'estimations.attention_and_friendliness': 'Поставьте оценку',
    'estimations.service_speed': 'Поставьте оценку',
    'estimations.dishes_quality': 'Поставьте оценку',
    'estimations.drink_quality': 'Поставьте оценку',
    'estimations.atmosphere': 'Поставьте оценку',
    pickup_date: 'Заполните поле',
  });
});

test.each([
  ['  ', undefined],
  [' Вкусно ', 'Вкусно'],
])('the comment %p is sent as %p', (comment, sent) => {
  expect(toRequest(z.parse(schema, { ...review, comment }), 7, zone).comment).toBe(sent);
});

test('the body has the names of the call', () => {
  const photo = new File(['x'], 'hall.png', { type: 'image/png' });
  expect(toRequest({ ...review, attachments: [photo] }, 7, zone)).toEqual({
    type: 'pickup',
    organization_id: 7,
    pickup_date: '2026-11-21T00:00:00+03:00',
    attachments: [photo],
    estimations: [
      { key: 'attention_and_friendliness', value: 5 },
      { key: 'service_speed', value: 4 },
      { key: 'dishes_quality', value: 3 },
      { key: 'drink_quality', value: 2 },
      { key: 'atmosphere', value: 1 },
    ],
  });
});
