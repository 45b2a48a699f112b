export { blog } from './articles/blog';
export { news } from './articles/news';
export {
  earnedPointsLeft,
  freeBonusCards,
  ownBonusCard,
  pointPromotions,
  welcomePoints,
} from './bonuses';
export { demoCombos } from './combos';
export { demoContacts } from './contacts';
export { demoAddresses, demoCustomer } from './customer';
export { dayFromNow } from './days';
export { demoGroups } from './groups';
export { demoHistory } from './history';
export { demoHours } from './hours';
export { demoLabels, labelsOf } from './labels';
export { demoLandings } from './landings/demoLandings';
export { generalNotifications, ownNotifications } from './notifications';
export { demoPromoCodes } from './promoCodes';
export { demoPromos } from './promos';
export { demoPurchases, type Purchase } from './purchases';
export { demoRestaurants } from './restaurants';
export { restaurantDetails } from './restaurantDetails';
export { demoTags } from './restaurantTags';
export { demoSettings } from './settings';
export { demoZones, soldOut } from './zones';
