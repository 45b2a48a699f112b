import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, glow, radius, textStyles } from '@storefront/tokens';
import { Badge, buttonData, buttonStyles, Picture, Tile, VisuallyHidden } from '@storefront/ui';
import { promoLink, promoPicture, promoUntil } from '../../features/promo-facts';
import { messages } from './messages';

interface Props {
  promo: Promo;
  now: Date;
  priority: 'high' | 'lazy';
}

const Card = styled.article({ display: 'flex', flexDirection: 'column', gap: 12, height: '100%' });
const Top = styled.div({ aspectRatio: '16 / 10', borderRadius: radius.lg, overflow: 'hidden' });
const Text = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  '& > p': { color: colour.ink2 },
});
const Name = styled.h2(textStyles.h3);
const Footer = styled.div({ marginTop: 'auto', paddingTop: 4 });
const ButtonLink = styled(Link)(buttonStyles);

/** One promotion: picture, name, lead, last day and link. */
export function PromoCard({ promo, now, priority }: Props) {
  const { timeZone } = useBrand();
  const link = promoLink(promo);
  const until = promoUntil(promo, now, timeZone);
  return (
    <Card>
      <Top>
        <PromoTile promo={promo} priority={priority} />
      </Top>
      <Text>
        <Name>{promo.name}</Name>
        {promo.lead && <p>{promo.lead}</p>}
        {until && <Badge kind="gold">{until}</Badge>}
      </Text>
      {link && (
        <Footer>
          <ButtonLink {...buttonData({ kind: 'soft', size: 44 })} to={link}>
            <span data-part="face">
              {promo.button ?? messages.more}
              <VisuallyHidden>: {promo.name}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Footer>
      )}
    </Card>
  );
}

const Plum = styled.div({
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: colour.plum,
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '-20%', background: glow.foxfire },
});

/** The picture on the promotion's tint, or on plum with foxfire behind it. */
function PromoTile({ promo, priority }: Pick<Props, 'promo' | 'priority'>) {
  const picture = (
    <Picture
      media={promoPicture(promo)}
      alt=""
      sizes="(min-width: 1200px) 420px, (min-width: 768px) 48vw, 94vw"
      priority={priority}
    />
  );
  if (promo.tint === 'plum') return <Plum>{picture}</Plum>;
  return (
    <Tile group={promo.tint ?? ''} shape="fill">
      {picture}
    </Tile>
  );
}
