import type { Promo } from '@storefront/api-contract';
import { paths, useSiteAddresses } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { Picture } from '@storefront/ui';
import { promoFit, promoLead, promoLink, promoPicture } from '../../shared/promo-facts/promoFacts';
import { tintedBackground } from '../../shared/tintedBackground';

interface Props {
  promo: Promo;
}

const rootClass = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  minHeight: 160,
  overflow: 'hidden',
  padding: '20px 42% 20px 20px',
  [media.lg]: { padding: '24px 46% 24px 28px' },
  borderRadius: radius.xl,
  color: colour.ink,
  ...tintedBackground,
  [media.hover]: { '&:hover h3': { color: colour.accentInk } },
});
const nameClass = css({ fontSize: '1.25rem', lineHeight: '1.5rem' });
const leadClass = css({
  ...textStyles.s,
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: colour.ink2,
});
const dishClass = css({
  position: 'absolute',
  zIndex: -1,
  right: -24,
  top: '50%',
  width: 144,
  height: 144,
  marginTop: -72,
  [media.lg]: { right: -12, width: 176, height: 176, marginTop: -84 },
  '&[data-fit=cover]': {
    inset: '0 0 0 auto',
    width: '38%',
    height: 'auto',
    marginTop: 0,
    [media.lg]: { width: '42%' },
  },
});

/** A card beside the hero; the whole card is a link. */
export function SmallPromo({ promo }: Props) {
  const site = useSiteAddresses();
  const lead = promoLead(promo);
  const fit = promoFit(promo);
  return (
    <Link
      className={rootClass}
      to={promoLink(promo, site) ?? paths.promo({ slug: promo.slug })}
      data-tint={promo.tint ?? undefined}
    >
      {promo.image && (
        <span className={dishClass} data-fit={fit}>
          <Picture media={promoPicture(promo)} alt="" fit={fit} sizes="176px" />
        </span>
      )}
      <h3 className={nameClass}>{promo.name}</h3>
      {lead && <p className={leadClass}>{lead}</p>}
    </Link>
  );
}
