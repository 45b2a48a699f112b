import type { PanelId } from '@storefront/contracts';

/** Panels of one customer: a guest who asks for one is asked for the phone (spec §2, Header; §6). */
const personal: ReadonlySet<PanelId> = new Set([
  'profile',
  'personal-data',
  'addresses',
  'bonuses',
  'bonus-card',
  'qr-code',
  'purchases',
  'notifications',
]);

/** The panel that opens in the place of the one that was asked for; undefined when that one may open. */
export function openedInstead(panel: PanelId, isGuest: boolean): PanelId | undefined {
  return isGuest && personal.has(panel) ? 'auth' : undefined;
}

const closesTo: Partial<Record<PanelId, PanelId>> = {
  bonuses: 'profile',
  'bonus-card': 'profile',
  'qr-code': 'profile',
};

/** Where the cross and the arrow of a panel lead, when that is not the page (spec §2, Bonuses panel). */
export function returnsTo(panel: PanelId): PanelId | undefined {
  return closesTo[panel];
}
