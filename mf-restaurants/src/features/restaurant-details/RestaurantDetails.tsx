import styled from '@emotion/styled';
import type { Restaurant } from '@storefront/api-contract';
import { colour, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';
import { AddressText } from '../../shared/restaurant/AddressText';
import { HoursBadge } from '../../shared/restaurant/HoursBadge';
import { RestaurantPhone } from '../../shared/restaurant/RestaurantPhone';
import { Directions } from './Directions';
import { messages } from './messages';
import { WeekHours } from './WeekHours';

interface Props {
  restaurant: Restaurant;
  now: Date;
  titleAs: 'h1' | 'h2';
  /** The buttons, between the address and the facts. */
  children?: ReactNode;
}

const Root = styled.div({ display: 'grid', gap: 24, overflowWrap: 'anywhere' });
const Head = styled.div({ display: 'grid', justifyItems: 'start', gap: 8 });
const Title = styled.h2({ '&:is(h1)': textStyles.h1, '&:is(h2)': textStyles.h2 });
const Address = styled.p({ ...textStyles.body, color: colour.ink2 });
const Fact = styled.section({ display: 'grid', justifyItems: 'start', gap: 8 });
const FactTitle = styled.h3(textStyles.title);
const Text = styled.p({ ...textStyles.body, color: colour.ink2, whiteSpace: 'pre-line' });

/** The known facts about a restaurant: name, address, hours, phone, directions, description (spec §2). */
export function RestaurantDetails({ restaurant, now, titleAs, children }: Props) {
  const { name, address, phone, description } = restaurant;
  const level = titleAs === 'h1' ? 'h2' : 'h3';
  return (
    <Root>
      <Head>
        <Title as={titleAs}>{name}</Title>
        {address && (
          <Address>
            <AddressText text={address} />
          </Address>
        )}
      </Head>
      {children}
      <Fact>
        <FactTitle as={level}>{messages.hours}</FactTitle>
        <HoursBadge restaurant={restaurant} now={now} />
        <WeekHours restaurant={restaurant} now={now} />
      </Fact>
      {phone && (
        <Fact>
          <FactTitle as={level}>{messages.phone}</FactTitle>
          <RestaurantPhone phone={phone} name={name} />
        </Fact>
      )}
      <Directions restaurant={restaurant} title={<FactTitle as={level}>{messages.directions}</FactTitle>} />
      {description && (
        <Fact>
          <FactTitle as={level}>{messages.about}</FactTitle>
          <Text>{description}</Text>
        </Fact>
      )}
    </Root>
  );
}
