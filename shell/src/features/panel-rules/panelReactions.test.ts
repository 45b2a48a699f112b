import type { PanelId } from '@storefront/contracts';
import { type PanelTrigger, panelReactionsTo, type PanelContext } from './panelReactions';

const contextOf = (now: Partial<PanelContext>): PanelContext => ({
  open: [],
  hasUnavailableItems: false,
  hasAddress: true,
  ...now,
});
const opened = (panel: PanelId): PanelTrigger => ({ kind: 'opened', panel });
const closed = (panel: PanelId): PanelTrigger => ({ kind: 'closed', panel });
const emits = (event: string) => [{ kind: 'emit', event }];
const toCart = [{ kind: 'return-to', panel: 'cart' }];
const requestName = { kind: 'request-name' };
const closeTop = { kind: 'close-top' };
const ordering = { open: ['cart', 'order'], hasUnavailableItems: true } as const;
const failed: PanelTrigger = { kind: 'order-load-failed', id: '7' };

test.each<[string, PanelTrigger, Partial<PanelContext>, object[]]>([
  ['take method closes over an order with unavailable items', closed('take-method'), ordering, toCart],
  ['… without an address', closed('take-method'), { ...ordering, hasAddress: false }, []],
  ['… with every item available', closed('take-method'), { open: ['order'] }, []],
  ['… closed together with the order', closed('take-method'), { hasUnavailableItems: true }, []],
  ['… over the cart', closed('take-method'), { ...ordering, open: ['cart'] }, []],
  ['take method opens over such an order', opened('take-method'), ordering, []],
  ['another panel closes over such an order', closed('delivery-time'), ordering, []],
  ['the question where to deliver opens', opened('select-address'), { open: ['select-address'] }, []],
  [
    'an address loads under its question',
    { kind: 'address-known' },
    { open: ['select-address'] },
    [closeTop],
  ],
  [
    '… while another take method lacks its address',
    { kind: 'address-known' },
    { open: ['select-address'], hasAddress: false },
    [],
  ],
  ['… after the question was answered', { kind: 'address-known' }, { open: ['take-method'] }, []],
  ['unavailable items open', opened('unavailable-items'), {}, emits('checkout:replacements-clear-requested')],
  ['the promo panel closes', closed('promo'), {}, emits('content:promo-clear-requested')],
  ['the promo panel opens', opened('promo'), { open: ['promo'] }, []],
  ['the cart closes', closed('cart'), {}, []],
  ['the order closes', closed('order'), {}, emits('checkout:used-bonuses-reset-requested')],
  ['the auth panel opens', opened('auth'), { open: ['auth'] }, []],
  ['login in the auth panel', { kind: 'logged-in' }, { open: ['cart', 'auth'] }, [requestName, closeTop]],
  ['login for another phone', { kind: 'logged-in' }, { open: ['personal-data', 'auth'] }, [closeTop]],
  ['login on the page', { kind: 'logged-in' }, {}, [requestName]],
  [
    'login, with another panel on top by then',
    { kind: 'logged-in' },
    { open: ['auth', 'contacts'] },
    [requestName],
  ],
  ['a followed order fails', failed, { open: ['order-monitoring'], followedOrder: '7' }, [closeTop]],
  ['another order fails', failed, { open: ['order-monitoring'], followedOrder: '8' }, []],
  ['an order fails on its page', failed, { open: ['cart'] }, []],
  [
    'the monitoring of an order opens',
    opened('order-monitoring'),
    { open: ['order-monitoring'], followedOrder: '7' },
    [],
  ],
  ['a trigger without a rule', opened('order'), {}, []],
])('%s', (_, trigger, context, expected) => {
  expect(panelReactionsTo(trigger, contextOf(context))).toEqual(expected);
});
