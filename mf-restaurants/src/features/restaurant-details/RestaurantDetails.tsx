import type { Restaurant } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
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

const rootClass = css({ display: 'grid', gap: 24, overflowWrap: 'anywhere' });
const headClass = css({ display: 'grid', justifyItems: 'start', gap: 8 });
const titleClass = css({ '&:is(h1)': textStyles.h1, '&:is(h2)': textStyles.h2 });
const addressClass = css({ ...textStyles.body, color: colour.ink2 });
const factClass = css({ display: 'grid', justifyItems: 'start', gap: 8 });
const factTitleClass = css(textStyles.title);
const textClass = css({ ...textStyles.body, color: colour.ink2, whiteSpace: 'pre-line' });

/** The known facts about a restaurant: name, address, hours, phone, directions, description (spec §2). */
export function RestaurantDetails({ restaurant, now, titleAs: Title, children }: Props) {
  const { name, address, phone, description } = restaurant;
  const Heading = Title === 'h1' ? 'h2' : 'h3';
  return (
    <div className={rootClass}>
      <div className={headClass}>
        <Title className={titleClass}>{name}</Title>
        {address && (
          <p className={addressClass}>
            <AddressText text={address} />
          </p>
        )}
      </div>
      {children}
      <section className={factClass}>
        <Heading className={factTitleClass}>{messages.hours}</Heading>
        <HoursBadge restaurant={restaurant} now={now} />
        <WeekHours restaurant={restaurant} now={now} />
      </section>
      {phone && (
        <section className={factClass}>
          <Heading className={factTitleClass}>{messages.phone}</Heading>
          <RestaurantPhone phone={phone} name={name} />
        </section>
      )}
      <Directions
        restaurant={restaurant}
        title={<Heading className={factTitleClass}>{messages.directions}</Heading>}
      />
      {description && (
        <section className={factClass}>
          <Heading className={factTitleClass}>{messages.about}</Heading>
          <p className={textClass}>{keepTogether(description)}</p>
        </section>
      )}
    </div>
  );
}
