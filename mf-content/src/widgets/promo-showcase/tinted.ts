import { tileGroups, tileTint } from '@storefront/tokens';

/** The ground of a promotion by its `data-tint`; one that the design does not know is neutral. */
export const tinted = {
  background: tileTint(''),
  ...Object.fromEntries(
    tileGroups.map((group) => [`&[data-tint=${group}]`, { background: tileTint(group) }]),
  ),
};
