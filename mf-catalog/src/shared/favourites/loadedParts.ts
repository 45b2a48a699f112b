/** What shows the marks, in one file: it is loaded once the app has started. */
export { FavouriteButton } from './FavouriteButton';
export { FavouritesTab } from './FavouritesTab';
export { WithFavourites } from './WithFavourites';
