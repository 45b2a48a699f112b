import {
  type BonusEventKind,
  type BonusTab,
  bonusBalance,
  bonusEvents,
  type BonusTransactionFields,
  expiringBonuses,
} from './bonuses';

const NBSP = '\u00A0';

const nothing: BonusTransactionFields = {
  date: '2026-11-20T12:00:00+03:00',
  status: 'approved',
  bonus_accumulated_write_on: 0,
  bonus_accumulated_write_off: 0,
  bonus_accumulated_expire: 0,
  bonus_action_write_on: 0,
  bonus_action_write_off: 0,
  bonus_action_expire: 0,
  bonus_present_write_on: 0,
  bonus_present_write_off: 0,
  bonus_present_expire: 0,
};

const shown = (fields: Partial<BonusTransactionFields>, tab: BonusTab = 'all') =>
  bonusEvents([{ ...nothing, ...fields }], tab).map(({ kind, amount }) => [kind, amount]);

describe('bonusEvents', () => {
  test.each<[field: keyof BonusTransactionFields, tab: BonusTab, kind: BonusEventKind]>([
    ['bonus_accumulated_write_on', 'accumulated', 'added'],
    ['bonus_accumulated_write_off', 'accumulated', 'spent'],
    ['bonus_accumulated_expire', 'accumulated', 'burned'],
    ['bonus_action_write_on', 'action', 'added'],
    ['bonus_action_write_off', 'action', 'spent'],
    ['bonus_action_expire', 'action', 'burned'],
    ['bonus_present_write_on', 'present', 'gift-added'],
    ['bonus_present_write_off', 'present', 'spent'],
    ['bonus_present_expire', 'present', 'burned'],
  ])('%s is shown in the tabs all and %s as %s', (field, tab, kind) => {
    const expected = (own: BonusTab) => (own === 'all' || own === tab ? [[kind, 95]] : []);
    for (const own of ['all', 'action', 'present', 'accumulated'] as const) {
      expect([own, shown({ [field]: 95 }, own)]).toEqual([own, expected(own)]);
    }
  });

  test('the total sums the kinds, and tells a gift from other additions', () => {
    const fields = {
      bonus_accumulated_write_on: 40,
      bonus_action_write_on: 2,
      bonus_present_write_on: 300,
      bonus_accumulated_write_off: 100,
      bonus_action_write_off: 50,
      bonus_present_write_off: 7,
    };
    expect(shown(fields)).toEqual([
      ['gift-added', 300],
      ['added', 42],
      ['spent', 157],
    ]);
  });

  test('a negative amount is shown by its size', () => {
    expect(shown({ bonus_action_write_off: -50, bonus_action_expire: -1.5 })).toEqual([
      ['spent', 50],
      ['burned', 1.5],
    ]);
  });

  test.each(['new', 'canceled', 'declined', '', 'APPROVED '])('the status «%s» is not shown', (status) => {
    expect(shown({ status, bonus_action_write_on: 1 })).toEqual([]);
  });

  test('transactions keep their order and dates; a transaction of zeros is not shown', () => {
    const one = { ...nothing, date: null, bonus_action_write_on: 1 };
    const two = { ...nothing, bonus_action_write_on: 2 };
    expect(bonusEvents([two, nothing, one], 'action')).toEqual([
      { kind: 'added', amount: 2, date: nothing.date },
      { kind: 'added', amount: 1, date: null },
    ]);
  });
});

test.each([
  ['all', 1240],
  ['action', 350],
  ['present', 250],
  ['accumulated', 640],
] as const)('the tab %s has the balance %d', (tab, balance) => {
  const balances = {
    balance: 1240,
    balance_bonus_action: 350,
    balance_bonus_gifted: 250,
    balance_bonus_accumulated: 640,
  };
  expect(bonusBalance(balances, tab)).toBe(balance);
});

describe('expiringBonuses', () => {
  const now = new Date('2026-11-22T12:00:00+03:00');
  const texts = (...entries: [bonus: number, expire_at: string | null][]) =>
    expiringBonuses(
      entries.map(([bonus, expire_at]) => ({ bonus, expire_at })),
      now,
    ).map(({ text }) => text.replaceAll(NBSP, ' '));

  test.each([
    [120, '2026-11-30T23:59:00+03:00', 'Сгорят 120 бонусов 30 ноября'],
    [1, '2026-11-30 23:59:00', 'Сгорит 1 бонус 30 ноября'],
    [22, '2026-11-30', 'Сгорят 22 бонуса 30 ноября'],
    [1240, '2027-01-01T00:00:00+03:00', 'Сгорят 1 240 бонусов 1 января 2027 г.'],
    [5, '2026-11-22T11:59:00+03:00', 'Сгорят 5 бонусов сегодня'],
    [5, '2026-11-23T00:00:00+03:00', 'Сгорят 5 бонусов завтра'],
    // 23:30 in Greenwich is the next day in Moscow.
    [5, '2026-11-29T23:30:00Z', 'Сгорят 5 бонусов 30 ноября'],
  ])('%d at %s: «%s»', (bonus, expireAt, text) => {
    expect(texts([bonus, expireAt])).toEqual([text]);
  });

  test('a day sums its entries, and two days are shown, soonest first', () => {
    expect(
      texts(
        [150, '2026-11-24T23:59:00+03:00'],
        [100, '2026-12-04T23:59:00+03:00'],
        [60, '2026-11-23T23:59:00+03:00'],
        [40, '2026-11-23T10:00:00+03:00'],
      ),
    ).toEqual(['Сгорят 100 бонусов завтра', 'Сгорят 150 бонусов 24 ноября']);
  });

  test.each([
    ['nothing', 0, '2026-11-30'],
    ['less than nothing', -5, '2026-11-30'],
    ['no date', 5, null],
    ['an unreadable date', 5, 'скоро'],
    ['yesterday', 5, '2026-11-21T23:59:00+03:00'],
  ])('an entry with %s is left out', (_, bonus, expireAt) => {
    expect(texts([bonus, expireAt])).toEqual([]);
  });
});
