import { tileGroups, tileTint } from '@storefront/tokens';

/** Background styles of a promotion by its `data-tint`; neutral for unknown tints. */
export const tintedBackground = {
  background: tileTint(''),
  ...Object.fromEntries(
    tileGroups.map((group) => [`&[data-tint=${group}]`, { background: tileTint(group) }]),
  ),
};
