import type { Restaurant } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { LinkButton, VisuallyHidden } from '@storefront/ui';
import { Car, Route, TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '../../shared/restaurant/routeUrl';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  title: ReactNode;
}

const rootClass = css({ display: 'grid', justifyItems: 'start', gap: 12 });
const waysClass = css({
  display: 'grid',
  gap: 12,
  ...textStyles.body,
  '& > div': { position: 'relative', paddingLeft: 32 },
  '& svg': { position: 'absolute', top: 2, left: 0, color: colour.ink3 },
  '& dt': { ...textStyles.s, color: colour.ink2 },
});

/** The way by car and by subway, and a link to the route; renders nothing when all are unknown (spec §2). */
export function Directions({ restaurant, title }: Props) {
  const { howCome } = restaurant;
  const route = routeUrl(restaurant);
  const ways = [
    { term: messages.byCar, text: howCome?.auto, icon: <Car size={20} aria-hidden /> },
    { term: messages.bySubway, text: howCome?.subway, icon: <TrainFront size={20} aria-hidden /> },
  ].filter(({ text }) => text);
  if (!route && ways.length === 0) return null;
  return (
    <section className={rootClass}>
      {title}
      {ways.length > 0 && (
        <dl className={waysClass}>
          {ways.map(({ term, text, icon }) => (
            <div key={term}>
              <dt>
                {icon}
                {term}
              </dt>
              <dd>{text && keepTogether(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      {route && (
        <LinkButton
          href={route}
          rel="noopener"
          target="_blank"
          kind="outline"
          icon={<Route size={20} aria-hidden />}
        >
          {messages.route}
          <VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
        </LinkButton>
      )}
    </section>
  );
}
