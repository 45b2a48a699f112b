import type { OrderStatusSlug, reviewClaims, TakeMethod } from '@storefront/domain';

/** A past order of the demo customer. */
export interface Purchase {
  daysAgo: number;
  time: `${number}:${number}`;
  takeMethod: TakeMethod;
  /** The restaurant, when the order is a pickup. */
  organizationId: number;
  paymentTypeId: number;
  persons: number;
  status: Extract<OrderStatusSlug, 'closed' | 'canceled' | 'error'>;
  /** Portions by the slug of a dish. */
  lines: Readonly<Record<string, number>>;
  comment: string | null;
  review: DemoReview | null;
}

interface DemoReview {
  mark: number;
  claims: (typeof reviewClaims)[number][];
  comment: string | null;
}

const baskets: readonly { persons: number; lines: Record<string, number> }[] = [
  { persons: 2, lines: { 'california-crab': 2, 'mochi-trio': 1 } },
  { persons: 2, lines: { 'philadelphia-lux': 2, 'miso-classic': 1 } },
  { persons: 1, lines: { 'ramen-tonkotsu': 1, 'gyoza-pork': 1, 'lemonade-yuzu': 1 } },
  { persons: 4, lines: { 'set-philadelphia': 1, cola: 2 } },
  { persons: 2, lines: { 'poke-salmon': 1, 'poke-shrimp': 1, 'matcha-latte-ice': 2 } },
  { persons: 2, lines: { 'philadelphia-classic': 1, 'baked-salmon': 1, 'sauce-spicy': 1 } },
  { persons: 1, lines: { 'wok-soba-beef': 1, karaage: 1, 'blueberry-fizz': 1 } },
  { persons: 3, lines: { 'aka-tobiko': 1, 'tempura-ebi': 1, 'philadelphia-classic': 1, edamame: 1 } },
  { persons: 2, lines: { 'tom-yam': 2, 'dimsum-bao': 1 } },
  { persons: 5, lines: { 'set-family': 1, 'nuggets-panko': 2, 'lemonade-raspberry': 3 } },
  { persons: 2, lines: { 'nigiri-salmon': 4, 'nigiri-eel': 2, 'miso-classic': 2 } },
  { persons: 1, lines: { 'don-unagi': 1, 'salad-chuka': 1, 'tea-sencha': 1 } },
  { persons: 2, lines: { 'ramen-miso-chicken': 1, 'udon-tempura': 1, 'cheesecake-matcha': 1 } },
  { persons: 3, lines: { 'set-hot': 1, 'sauce-cheese': 1 } },
];
const comments = [
  'Домофон не работает, позвоните',
  'Без васаби, пожалуйста',
  'Кот у двери, не выпускайте',
  'Имбиря побольше',
  'Оставьте у консьержа',
] as const;
const praises = [
  'Горячо и вовремя, спасибо!',
  'Курьер вежливый, роллы свежие',
  null,
  'Рамен как в зале',
  'Все отлично, вернемся',
] as const;
const complaints: readonly DemoReview[] = [
  { mark: 3, claims: ['is_late'], comment: 'Опоздали на полчаса, зато предупредили' },
  { mark: 4, claims: ['is_forgot_sauce'], comment: 'Забыли соус, остальное вкусно' },
  { mark: 2, claims: ['is_too_long', 'is_order_mishandled'], comment: 'Перепутали одно блюдо' },
];

const count = 34;
/** Indexes in the list; the newest order is 0. */
const canceled = new Set([5, 16, 29]);
const failed = new Set([11, 22]);
/** Arbat, Tverskaya, Pyatnitskaya, Sokolniki: open at every `time` generated below. */
const pickupAt = [5, 6, 7, 9] as const;

/** Orders of fourteen months, newest first. Deterministic. */
export function demoPurchases(): Purchase[] {
  const random = seededRandom(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);
  let daysAgo = 2;
  return Array.from({ length: count }, (_, place): Purchase => {
    // 5 and the number of baskets are coprime, so every basket is used before one repeats.
    const { persons, lines } = baskets[(place * 5) % baskets.length] ?? { persons: 1, lines: {} };
    const status = canceled.has(place) ? 'canceled' : failed.has(place) ? 'error' : 'closed';
    const purchase: Purchase = {
      daysAgo,
      persons,
      lines,
      status,
      time: `${12 + below(9)}:${String(below(60)).padStart(2, '0') as `${number}`}`,
      takeMethod: random() < 0.3 ? 'pickup' : 'delivery',
      organizationId: pickupAt[below(pickupAt.length)] ?? 5,
      paymentTypeId: [1, 1, 1, 2, 3][below(5)] ?? 1,
      comment: random() < 0.3 ? (comments[below(comments.length)] ?? null) : null,
      review: status === 'closed' && place % 3 === 1 ? reviewOf(place, below(praises.length)) : null,
    };
    daysAgo += 6 + below(13);
    return purchase;
  });
}

function reviewOf(place: number, praise: number): DemoReview {
  const complaint = place % 4 === 0 ? complaints[(place / 4) % complaints.length] : undefined;
  return complaint ?? { mark: 5, claims: [], comment: praises[praise] ?? null };
}

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32); equal seeds give equal sequences. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
