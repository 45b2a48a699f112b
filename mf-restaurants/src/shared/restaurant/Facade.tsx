import type { Restaurant } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import { BrandMark, Picture } from '@storefront/ui';

interface Props {
  restaurant: Pick<Restaurant, 'id' | 'mediaList'>;
  /** `row` is for a line of a list; `wide` fills the place of missing photographs. */
  look?: 'card' | 'row' | 'wide';
}

const sizes = { card: '96px', row: '48px', wide: '100%' } as const;

const hues = [
  { ground: colour.accentSoft, cloth: colour.accentInk },
  { ground: colour.okSoft, cloth: colour.ok },
  { ground: colour.infoSoft, cloth: colour.info },
  { ground: colour.control, cloth: colour.ink2 },
  { ground: colour.goldSoft, cloth: colour.goldInk },
] as const;

const photoClass = css({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: colour.sunken,
  ...Object.fromEntries(
    hues.map(({ ground, cloth }, hue) => [`&[data-hue="${hue}"]`, { background: ground, color: cloth }]),
  ),
  '& > svg': { display: 'block', width: '100%', height: '100%' },
  '&[data-look=card]': { width: sizes.card, height: sizes.card },
  '&[data-look=row]': { width: sizes.row, height: sizes.row, borderRadius: radius.sm },
  '&[data-look=wide]': { width: sizes.wide, height: sizes.wide, borderRadius: 'inherit' },
});
const markClass = css({ color: colour.surface, fill: 'currentColor' });

/** A restaurant's photograph, or a drawing of its entrance: a noren with the brand's mark. */
export function Facade({ restaurant: { id, mediaList }, look = 'card' }: Props) {
  const picture = mediaList[0];
  if (picture) {
    return (
      <span className={photoClass} data-look={look}>
        <Picture media={picture} alt="" sizes={look === 'wide' ? '100vw' : sizes[look]} fit="cover" />
      </span>
    );
  }
  return (
    <span className={photoClass} data-look={look} data-hue={Math.abs(id) % hues.length}>
      <Noren />
    </span>
  );
}

function Noren() {
  return (
    <svg viewBox="0 0 96 96" fill="currentColor" aria-hidden>
      <rect x="8" y="22" width="80" height="5" rx="2.5" opacity=".75" />
      <path d="M12 27h23v31q0 4-4 4H16q-4 0-4-4ZM36.5 27h23v31q0 4-4 4h-15q-4 0-4-4ZM61 27h23v31q0 4-4 4H65q-4 0-4-4Z" />
      <rect x="11" y="76" width="74" height="4" rx="2" opacity=".25" />
      <g className={markClass} transform="translate(37.5 33.5)">
        <BrandMark size={21} />
      </g>
    </svg>
  );
}
