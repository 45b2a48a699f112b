import { type Cause, consequencesOf, type PanelScene } from './consequences';

const scene = (now: Partial<PanelScene>): PanelScene => ({
  open: [],
  hasUnavailableItems: false,
  hasAddress: true,
  ...now,
});
const opened = (panel: 'unavailable-items' | 'cart' | 'order'): Cause => ({ kind: 'opened', panel });
const closed = (panel: 'take-method' | 'promo' | 'order' | 'auth'): Cause => ({ kind: 'closed', panel });
const ask = (event: string) => [{ kind: 'ask', event }];
const toCart = [{ kind: 'return-to', panel: 'cart' }];
const meet = { kind: 'meet-nameless' };
const closeTop = { kind: 'close-top' };
const ordering = { open: ['cart', 'order'], hasUnavailableItems: true } as const;
const failed: Cause = { kind: 'order-load-failed', id: '7' };

test.each<[string, Cause, Partial<PanelScene>, object[]]>([
  ['take method over an order that cannot be brought', closed('take-method'), ordering, toCart],
  ['… without an address', closed('take-method'), { ...ordering, hasAddress: false }, []],
  ['… when all is there', closed('take-method'), { open: ['order'] }, []],
  ['… closed together with the order', closed('take-method'), { hasUnavailableItems: true }, []],
  ['… over the cart', closed('take-method'), { ...ordering, open: ['cart'] }, []],
  ['unavailable items open', opened('unavailable-items'), {}, ask('checkout:replacements-clear-requested')],
  ['the promo panel closes', closed('promo'), {}, ask('content:promo-clear-requested')],
  ['the cart opens', opened('cart'), { open: ['cart'] }, ask('checkout:promo-code-close-requested')],
  ['the order closes', closed('order'), {}, ask('checkout:used-bonuses-reset-requested')],
  ['login in the auth panel', { kind: 'logged-in' }, { open: ['cart', 'auth'] }, [meet, closeTop]],
  ['login for another phone', { kind: 'logged-in' }, { open: ['personal-data', 'auth'] }, [closeTop]],
  ['login on the page', { kind: 'logged-in' }, {}, [meet]],
  ['login, and the customer has gone on', { kind: 'logged-in' }, { open: ['auth', 'contacts'] }, [meet]],
  ['a followed order fails', failed, { open: ['order-monitoring'], followedOrder: '7' }, [closeTop]],
  ['another order fails', failed, { open: ['order-monitoring'], followedOrder: '8' }, []],
  ['an order on its page fails', failed, { open: ['cart'] }, []],
  ['what no rule is about', opened('order'), {}, []],
])('%s', (_, cause, now, expected) => {
  expect(consequencesOf(cause, scene(now))).toEqual(expected);
});
