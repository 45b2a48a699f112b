import type { Restaurant } from '@storefront/api-contract';
import { openPanel, paths } from '@storefront/contracts';
import { IconButton, LinkButton, onPlainClick, VisuallyHidden } from '@storefront/ui';
import { MapPin } from 'lucide-react';
import { AddressText } from '../../shared/restaurant/AddressText';
import { HoursBadge } from '../../shared/restaurant/HoursBadge';
import { routeUrl } from '../../shared/restaurant/routeUrl';
import { messages } from './messages';
import { headClass, linksClass, needsScriptClass, rowClass } from './yandexMapsStyles';

interface Props {
  restaurant: Restaurant;
  now: Date;
  isChosen: boolean;
  /** Shows the restaurant on the map; undefined for a restaurant without coordinates. */
  onShow: (() => void) | undefined;
}

/** A restaurant of the list beside the map, with its menu, booking and route. */
export function MapEntry({ restaurant, now, isChosen, onShow }: Props) {
  const { id, name, slug, address } = restaurant;
  const route = routeUrl(restaurant);
  const ofRestaurant = <VisuallyHidden>: {name}</VisuallyHidden>;
  return (
    <li className={rowClass} data-restaurant={id} aria-current={isChosen || undefined}>
      <div className={headClass}>
        <h2>
          <a href={paths.restaurant({ slug })}>{name}</a>
        </h2>
        {onShow && (
          <span className={needsScriptClass}>
            <IconButton
              label={messages.showOnMap(name)}
              aria-pressed={isChosen}
              icon={<MapPin aria-hidden />}
              onClick={onShow}
            />
          </span>
        )}
      </div>
      {address && (
        <p>
          <AddressText text={address} />
        </p>
      )}
      <HoursBadge restaurant={restaurant} now={now} />
      <div className={linksClass}>
        <LinkButton size={44} href={paths.menu()}>
          {messages.menu}
          {ofRestaurant}
        </LinkButton>
        {/* Without a script the link leads to the restaurant's page, which has its phone. */}
        <LinkButton
          size={44}
          href={paths.restaurant({ slug })}
          onClick={onPlainClick(() => openPanel('booking', { slug }))}
        >
          {messages.book}
          {ofRestaurant}
        </LinkButton>
        {route && (
          <LinkButton size={44} href={route} rel="noopener" target="_blank">
            {messages.route}
            {ofRestaurant}
            <VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
