import { useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { media, radius, weight } from '@storefront/tokens';
import { storesOf } from './brandLinks';

const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const storeClass = css({
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
    <ul className={listClass}>
      {stores.map(({ name, href, label, icon }) => (
        <li key={name}>
          <a className={storeClass} href={href} rel="noopener" target="_blank">
            {icon}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
