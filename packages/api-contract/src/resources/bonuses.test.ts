import * as z from 'zod/mini';
import { bonusCalls } from './bonuses';

const { cards, transactions, buyerBonus, activateCard, generateOrderCode } = bonusCalls;
const number = '7701100020241159';

test.each([
  ['a list', [{ number }]],
  ['a list under data', { data: [{ number }] }],
  ['a list by number', { 2: { number } }],
  ['a list of objects with card_number', [{ card_number: number, id: 5 }]],
  ['a list of texts', [number]],
  ['one card', { card_number: number }],
  ['one card under data', { data: { number } }],
  ['a number that is no text', [{ number: 7_701_100_020_241_159 }]],
  ['a card without a number beside it', [{ number: null }, { number }]],
])('cards as %s are read', (_, answer) => {
  expect(z.parse(cards.response, answer)).toEqual([{ number }]);
});

test.each([
  ['a list', [{ bonus: 120, expire_at: '2026-11-30' }]],
  ['one entry', { bonus: '120', expire_at: '2026-11-30' }],
  ['one entry under data', { data: { bonus: 120, expire_at: '2026-11-30' } }],
])('expiring bonuses as %s are read', (_, answer) => {
  expect(z.parse(buyerBonus.response, answer)).toEqual([{ bonus: 120, expire_at: '2026-11-30' }]);
});

test.each([
  ['cards', cards.response],
  ['transactions', transactions.response],
  ['expiring bonuses', buyerBonus.response],
] as const)('%s: an empty list is read, and what is no list is an error', (_, response) => {
  const schema: z.ZodMiniType = response;
  for (const answer of [[], {}, { data: [] }, { data: null }]) expect(z.parse(schema, answer)).toEqual([]);
  for (const answer of [null, '<html>', 7, { error: 'x' }, { data: 'x' }]) {
    expect({ answer, isRead: z.safeParse(schema, answer).success }).toEqual({ answer, isRead: false });
  }
});

test('a transaction without numbers counts as zeros; its id may be a text', () => {
  const [first, second] = z.parse(transactions.response, {
    data: [
      { id: '7f3b', status: 'approved', date: '2026-11-20 12:00:00', bonus_action_write_on: '95' },
      { id: 8, bonus_present_expire: null },
    ],
  });
  expect(first).toMatchObject({ id: '7f3b', bonus_action_write_on: 95, bonus_action_expire: 0 });
  expect(second).toMatchObject({ id: 8, status: '', date: null, bonus_present_expire: 0 });
});

test.each([
  [{ success: true }, true, undefined],
  [{ success: 1, debug: [] }, true, undefined],
  [{ success: 'false', debug: { error_description: ' Карта занята ' } }, false, 'Карта занята'],
  [{ success: false, debug: { error_description: '' } }, false, null],
  [{ success: false, debug: { error_description: 404 } }, false, null],
  [{ success: false, debug: { error_description: ['x'] } }, false, null],
  [{ success: false, debug: { code: 4 } }, false, null],
  [{}, false, undefined],
  [{ data: { success: true } }, true, undefined],
  [{ data: { success: false, debug: { error_description: 'Карта занята' } } }, false, 'Карта занята'],
  [{ success: true, data: [] }, true, undefined],
  [{ success: true, data: true }, true, undefined],
  [{ success: true, data: [{ number: '770110' }] }, true, undefined],
  [{ success: false, data: '', debug: { error_description: 'Карта занята' } }, false, 'Карта занята'],
])('the answer to a new card %j is read', (answer, success, error) => {
  const read = z.parse(activateCard.response, answer);
  expect([read.success, read.debug?.error_description]).toEqual([success, error]);
});

test('a code for the order may be a number, and must be there', () => {
  const { response } = generateOrderCode;
  const answers = [
    { order_code: 40_718_824 },
    { order_code: '40718824', data: '' },
    { success: true, data: { order_code: '40718824' } },
  ];
  for (const answer of answers) {
    expect(z.parse(response, answer)).toEqual({ order_code: '40718824' });
  }
  for (const answer of [{}, { order_code: null }, { order_code: '' }, null, []]) {
    expect({ answer, isRead: z.safeParse(response, answer).success }).toEqual({ answer, isRead: false });
  }
});
