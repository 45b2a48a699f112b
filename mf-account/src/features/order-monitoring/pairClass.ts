import { css } from '@storefront/styles';

/** Two buttons side by side. */
export const pairClass = css({
  display: 'grid',
  // Below each other with a large font.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'end',
  gap: 12,
  // «Повторить» and its icon fit half of a narrow phone.
  '&& a, && button': { paddingInline: 8 },
});
