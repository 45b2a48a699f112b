import styled from '@emotion/styled';
import { useBrand } from '@storefront/contracts';
import { media, radius, weight } from '@storefront/tokens';
import { storesOf } from './brandLinks';

const List = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Store = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 18px',
  borderRadius: radius.md,
  fontSize: '0.875rem',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  background: 'color-mix(in srgb, currentColor 10%, transparent)',
  [media.hover]: { '&:hover': { background: 'color-mix(in srgb, currentColor 18%, transparent)' } },
  '& > svg': { strokeWidth: 1.75 },
});

/** Links to the brand's app; renders nothing if it has none. */
export function StoreLinks() {
  const stores = storesOf(useBrand());
  if (stores.length === 0) return null;
  return (
    <List>
      {stores.map(({ name, href, label, icon }) => (
        <li key={name}>
          <Store href={href} rel="noopener" target="_blank">
            {icon}
            {label}
          </Store>
        </li>
      ))}
    </List>
  );
}
