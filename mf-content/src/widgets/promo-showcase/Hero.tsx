import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { paths, useSiteAddresses } from '@storefront/contracts';
import { colour, glow, media, radius, textStyles } from '@storefront/tokens';
import { LinkButton, Picture, Skeleton } from '@storefront/ui';
import { Fragment } from 'react';
import { promoFit, promoLead, promoLink, promoPicture } from '../../shared/promo-facts/promoFacts';
import { messages } from './messages';

interface Props {
  promo: Promo;
}

const height = { phone: 262, desktop: 412 } as const;

const Root = styled.article({
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
const Dish = styled.div({
  position: 'absolute',
  zIndex: -1,
  right: '-22%',
  bottom: '-12%',
  width: 260,
  height: 260,
  [media.xs]: { right: 0, bottom: '-6%' },
  [media.md]: { right: '2%', top: '50%', bottom: 'auto', width: 300, height: 300, marginTop: -150 },
  [media.lg]: { right: '3%', width: 448, height: 448, marginTop: -224 },
  '&[data-fit=cover]': {
    inset: '0 0 0 auto',
    width: '50%',
    height: 'auto',
    marginTop: 0,
    maskImage: 'linear-gradient(90deg, transparent, #000 40%)',
  },
});
const Text = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  padding: 22,
  [media.md]: { width: '52%', padding: '40px 0 40px 32px', justifyContent: 'center' },
  [media.lg]: { width: '54%', paddingLeft: 48 },
  '[data-fit=cover] + &': { width: '56%', paddingRight: 0 },
  // Margins stand here so that all buttons share one class.
  '& > a': { marginTop: 'auto', [media.md]: { marginTop: 8 } },
});
const Name = styled.h2({ ...textStyles.display, maxWidth: '9em' });
const Phrase = styled.span({ display: 'inline-block' });
const Lead = styled.p({
  display: 'none',
  maxWidth: '26ch',
  color: colour.onPlum2,
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  WebkitLineClamp: 4,
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
    <Root>
      {promo.image && (
        <Dish data-fit={fit}>
          <Picture
            media={promoPicture(promo)}
            alt=""
            fit={fit}
            priority="high"
            sizes="(min-width: 1200px) 448px, (min-width: 992px) 300px, 260px"
          />
        </Dish>
      )}
      <Text>
        <Name>{inPhrases(promo.name)}</Name>
        {lead && <Lead>{lead}</Lead>}
        <LinkButton
          kind="primary"
          size={56}
          href={promoLink(promo, site) ?? paths.promo({ slug: promo.slug })}
        >
          {promo.button ?? messages.more}
        </LinkButton>
      </Text>
    </Root>
  );
}

/** A line of these large letters ends after a comma rather than within a phrase. */
function inPhrases(name: string) {
  return name.split(/(?<=,) /).map((phrase) => (
    <Fragment key={phrase}>
      <Phrase>{phrase}</Phrase>{' '}
    </Fragment>
  ));
}

/** The loading state of the hero, with its height. */
export const HeroSkeleton = styled(Skeleton)({
  height: height.phone,
  margin: 0,
  borderRadius: radius.xl,
  [media.md]: { height: height.desktop },
});
