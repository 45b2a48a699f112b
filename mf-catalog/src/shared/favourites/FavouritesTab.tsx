import { Link } from '@storefront/router';
import { favouritesPath } from './favouritesPath';
import { messages } from './messages';
import { WithFavourites } from './WithFavourites';

/** See `FavouritesTab` of `Favourite`. */
export function FavouritesTab({ className }: { className: string }) {
  return (
    <WithFavourites>
      <Link className={className} to={favouritesPath}>
        {messages.title}
      </Link>
    </WithFavourites>
  );
}
