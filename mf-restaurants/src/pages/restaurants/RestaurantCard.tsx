import styled from '@emotion/styled';
import type { Restaurant } from '@storefront/api-contract';
import { useBrand, useTakeMethod } from '@storefront/contracts';
import { formatPhone, parsePhone, phoneHref } from '@storefront/domain';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { Badge, type BadgeKind, Button, VisuallyHidden } from '@storefront/ui';
import { Check, TrainFront } from 'lucide-react';
import { type Hours, hoursOf } from '../../shared/restaurant/hoursOf';
import { Facade } from '../../shared/restaurant/Facade';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  now: Date;
  onPickUp: (restaurant: Restaurant) => void;
}

const Card = styled.article({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  padding: 12,
  borderRadius: radius.lg,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '&[data-chosen=true]': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  [media.sm]: { padding: 16 },
});
const Top = styled.div({ display: 'flex', gap: 16, flex: 1 });
const Facts = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 4,
  flex: 1,
  minWidth: 0,
  ...textStyles.s,
  color: colour.ink2,
  '& > h2': { ...textStyles.title, color: colour.ink },
});
const Subway = styled.p({ display: 'flex', alignItems: 'center', gap: 6, '& > svg': { color: colour.ink3 } });
const Phone = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: weight.name,
  color: colour.accentInk,
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
// The button needs a script, so it is hidden without one.
const Action = styled.div({ '@media (scripting: none)': { display: 'none' } });

const hoursBadge = { open: 'ok', closed: 'quiet', unknown: 'quiet' } as const satisfies Record<
  Hours['kind'],
  BadgeKind
>;

/** One restaurant: address, hours, phone and the button that chooses it for pickup. */
export function RestaurantCard({ restaurant, now, onPickUp }: Props) {
  const { timeZone } = useBrand();
  const isChosen = useTakeMethod(
    ({ takeMethod, pickup }) => takeMethod === 'pickup' && pickup?.id === restaurant.id,
  );
  const { name, address, phone, howCome } = restaurant;
  const hours = hoursOf(restaurant, now, timeZone);
  return (
    <Card data-chosen={isChosen || undefined}>
      <Top>
        <Facade restaurant={restaurant} />
        <Facts>
          <h2>{name}</h2>
          {address && <p>{address}</p>}
          {howCome?.subway && (
            <Subway>
              <TrainFront size={16} aria-hidden />
              {howCome.subway}
            </Subway>
          )}
          <Badge kind={hoursBadge[hours.kind]}>{hours.label}</Badge>
          {phone && <PhoneLink phone={phone} name={name} />}
        </Facts>
      </Top>
      <Action>
        <Button
          kind={isChosen ? 'soft' : 'neutral'}
          isWide
          aria-pressed={isChosen}
          icon={isChosen && <Check size={20} aria-hidden />}
          onClick={() => onPickUp(restaurant)}
        >
          {isChosen ? messages.chosen : messages.pickUpHere}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Action>
    </Card>
  );
}

function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const ten = parsePhone(phone);
  if (!ten) return <p>{phone}</p>;
  return (
    <Phone href={phoneHref(ten)} title={messages.call(name)}>
      {formatPhone(ten)}
    </Phone>
  );
}
