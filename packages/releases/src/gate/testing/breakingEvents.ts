import { inTable, type Plant } from './plant';

const events = 'tables/events.ts';

const applied = "'checkout:promo-code-applied': z.object({ code: z.string() })";
const takeMethod = "'checkout:address-chosen': z.object({ takeMethod: z.enum(['delivery', 'pickup']) })";

const ofEvents: readonly Plant[] = [
  inTable(
    'checkout',
    'a field of an event is removed',
    events,
    [['    revenue: z.number(),\n', '']],
    /checkout: event "checkout:order-placed" of shell takes other data/,
  ),
  inTable(
    'checkout',
    'a field of an event may be absent',
    events,
    [['    orderId: z.number(),', '    orderId: z.optional(z.number()),']],
    /checkout: event "checkout:order-placed" of shell takes other data/,
  ),
  inTable(
    'checkout',
    'a field of an event may be null',
    events,
    [['    revenue: z.number(),', '    revenue: z.nullable(z.number()),']],
    /checkout: event "checkout:order-placed" of shell takes other data/,
  ),
  inTable(
    'checkout',
    'a field in a list of an event is removed',
    events,
    [['  price: z.number(),\n  amount', '  amount']],
    /checkout: event "checkout:order-placed" of shell takes other data/,
  ),
  inTable(
    'checkout',
    'an event has a new value of a choice',
    events,
    [[takeMethod, takeMethod.replace("'pickup'", "'pickup', 'hall'")]],
    /checkout: event "checkout:address-chosen" of content takes other data/,
  ),
  inTable(
    'content',
    'a listener of an event needs a field more',
    events,
    [[applied, applied.replace('code: z.string()', 'code: z.string(), promoId: z.string()')]],
    /checkout: event "checkout:promo-code-applied" of content takes other data/,
  ),
];

const reset = 'reason: z.optional(z.string())';

const ofRequests: readonly Plant[] = [
  inTable(
    'checkout',
    'a listener of a request needs a field more',
    events,
    [[reset, `by: z.string(), ${reset}`]],
    /shell: event "checkout:used-bonuses-reset-requested" of checkout takes other data/,
  ),
  inTable(
    'checkout',
    'a request is heard without an optional field of it',
    events,
    [[`z.object({ ${reset} })`, 'z.object({})']],
    /shell: it does not fit checkout: shell\/src\/app\/browser.tsx:\d+: /,
  ),
  inTable(
    'shell',
    'an optional field of a request is renamed by the build that emits it',
    events,
    [[reset, reset.replace('reason', 'cause')]],
    /shell: event "checkout:used-bonuses-reset-requested" of checkout: a field is renamed/,
  ),
];

/** Changes of events by one team that would break a build of another. */
export const breakingEvents: readonly Plant[] = [...ofEvents, ...ofRequests];
