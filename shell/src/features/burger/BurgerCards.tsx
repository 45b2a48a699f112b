import { openPanel, paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { Bike, MapPin, MessageSquareHeart, Phone } from 'lucide-react';
import { opensPanel } from '../../shared/panel-link/opensPanel';
import { messages } from './messages';

const gridClass = css({
  display: 'grid',
  // Two columns, or one column if a large font leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
  gap: 8,
});
const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 112,
  padding: 16,
  borderRadius: radius.lg,
  background: colour.sunken,
  ...textStyles.s,
  fontSize: '0.9375rem',
  fontWeight: weight.strong,
  textAlign: 'left',
  '& > svg': { flex: 'none', strokeWidth: 1.75, color: colour.accentInk },
  [media.hover]: { '&:hover': { background: colour.control } },
} as const;
const linkCardClass = css(cardStyles);
const buttonCardClass = css(cardStyles);

/** Three links to pages that also open as panels, and the review, which is a panel only (spec §2, Burger panel). */
export function BurgerCards() {
  return (
    <div className={gridClass}>
      <Link className={linkCardClass} to={paths.restaurants()} onClick={opensPanel('restaurants')}>
        <MapPin size={24} aria-hidden />
        {messages.restaurants}
      </Link>
      <Link className={linkCardClass} to={paths.delivery()} onClick={opensPanel('delivery-terms')}>
        <Bike size={24} aria-hidden />
        {messages.delivery}
      </Link>
      <Link className={linkCardClass} to={paths.contacts()} onClick={opensPanel('contacts')}>
        <Phone size={24} aria-hidden />
        {messages.contacts}
      </Link>
      <button
        className={buttonCardClass}
        type="button"
        aria-haspopup="dialog"
        onClick={() => openPanel('restaurant-review')}
      >
        <MessageSquareHeart size={24} aria-hidden />
        {messages.review}
      </button>
    </div>
  );
}
