import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, radius, textStyles } from '@storefront/tokens';
import { Badge, buttonData, buttonStyles, VisuallyHidden } from '@storefront/ui';
import { promoLink, PromoTile, promoUntil } from '../../features/promo-facts';
import { messages } from './messages';

interface Props {
  promo: Promo;
  now: Date;
  priority: 'high' | 'lazy';
}

const Card = styled.article({ display: 'flex', flexDirection: 'column', gap: 12, height: '100%' });
const Top = styled.div({ aspectRatio: '16 / 10', borderRadius: radius.lg, overflow: 'hidden' });
const Words = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  '& > p': { color: colour.ink2 },
});
const Name = styled.h2(textStyles.h3);
const Foot = styled.div({ marginTop: 'auto', paddingTop: 4 });
const ButtonLink = styled(Link)(buttonStyles);

/** One promotion: picture on its tint, name, one line, until when, where it leads. */
export function PromoCard({ promo, now, priority }: Props) {
  const { timeZone } = useBrand();
  const link = promoLink(promo);
  const until = promoUntil(promo, now, timeZone);
  return (
    <Card>
      <Top>
        <PromoTile
          promo={promo}
          priority={priority}
          sizes="(min-width: 1200px) 420px, (min-width: 768px) 48vw, 94vw"
        />
      </Top>
      <Words>
        <Name>{promo.name}</Name>
        {promo.lead && <p>{promo.lead}</p>}
        {until && <Badge kind="gold">{until}</Badge>}
      </Words>
      {link && (
        <Foot>
          <ButtonLink {...buttonData({ kind: 'soft', size: 44 })} to={link}>
            <span data-part="face">
              {promo.button ?? messages.more}
              <VisuallyHidden>: {promo.name}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Foot>
      )}
    </Card>
  );
}
