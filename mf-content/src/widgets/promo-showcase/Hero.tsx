import type { Promo } from '@storefront/api-contract';
import { keepTogether, paths, useSiteAddresses } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, glow, media, radius, textStyles } from '@storefront/tokens';
import { LinkButton, Picture } from '@storefront/ui';
import { Fragment } from 'react';
import { promoFit, promoLead, promoLink, promoPicture } from '../../shared/promo-facts/promoFacts';
import { messages } from './messages';

interface Props {
  promo: Promo;
}

/** On a wide window the first row of dishes below has its prices above the fold. */
const height = { phone: 262, desktop: 214 } as const;

const rootClass = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  minHeight: height.phone,
  height: '100%',
  borderRadius: radius.xl,
  background: colour.plum,
  color: colour.onPlum,
  [media.md]: { minHeight: height.desktop },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -2,
    right: '-30%',
    top: '-30%',
    width: '95%',
    height: '170%',
    background: glow.foxfire,
    [media.md]: { right: '-12%', top: '-40%', width: '78%', height: '180%' },
  },
});
const dishClass = css({
  position: 'absolute',
  zIndex: -1,
  right: '-22%',
  bottom: '-12%',
  width: 260,
  height: 260,
  [media.xs]: { right: 0, bottom: '-6%' },
  [media.md]: { right: '-8%', top: '50%', bottom: 'auto', width: 240, height: 240, marginTop: -120 },
  [media.lg]: { right: '-2%', width: 300, height: 300, marginTop: -150 },
  '&[data-fit=cover]': {
    inset: '0 0 0 auto',
    width: '50%',
    height: 'auto',
    marginTop: 0,
    maskImage: 'linear-gradient(90deg, transparent, #000 40%)',
  },
});
const textClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  padding: 22,
  [media.md]: { width: '58%', gap: 6, padding: '14px 0 14px 24px', justifyContent: 'center' },
  [media.lg]: { paddingLeft: 32 },
  '[data-fit=cover] + &': { width: '56%', paddingRight: 0 },
  // Sizes stand here so that all buttons share one class.
  '& > a': { marginTop: 'auto', [media.md]: { minHeight: 48, marginTop: 10 } },
});
const nameClass = css({
  ...textStyles.display,
  maxWidth: '9em',
  [media.md]: { fontSize: '1.75rem', lineHeight: '2rem' },
  [media.lg]: { fontSize: '2.25rem', lineHeight: '2.375rem' },
});
const phraseClass = css({ display: 'inline-block' });
const leadClass = css({
  display: 'none',
  maxWidth: '26ch',
  color: colour.onPlum2,
  ...textStyles.s,
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [media.md]: { display: '-webkit-box' },
});

/** The first promotion, on plum with foxfire behind the dish, or beside a photograph: the largest picture of the page. */
export function Hero({ promo }: Props) {
  const site = useSiteAddresses();
  const lead = promoLead(promo);
  const fit = promoFit(promo);
  return (
    <article className={rootClass}>
      {promo.image && (
        <div className={dishClass} data-fit={fit}>
          <Picture
            media={promoPicture(promo)}
            alt=""
            fit={fit}
            priority="high"
            sizes="(min-width: 1200px) 300px, (min-width: 992px) 240px, 260px"
          />
        </div>
      )}
      <div className={textClass}>
        <h2 className={nameClass}>{inPhrases(keepTogether(promo.name))}</h2>
        {lead && <p className={leadClass}>{keepTogether(lead)}</p>}
        <LinkButton
          kind="primary"
          size={56}
          href={promoLink(promo, site) ?? paths.promo({ slug: promo.slug })}
        >
          {promo.button ?? messages.more}
        </LinkButton>
      </div>
    </article>
  );
}

/** A line of these large letters ends after a comma rather than within a phrase. */
function inPhrases(name: string) {
  return name.split(/(?<=,) /).map((phrase) => (
    <Fragment key={phrase}>
      <span className={phraseClass}>{phrase}</span>{' '}
    </Fragment>
  ));
}

/** The loading state of the hero, with its height. */
export const heroSkeletonClass = css({
  height: height.phone,
  margin: 0,
  borderRadius: radius.xl,
  [media.md]: { height: height.desktop },
});
