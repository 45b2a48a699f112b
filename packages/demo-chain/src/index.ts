export {
  earnedPointsLeft,
  freeBonusCards,
  ownBonusCard,
  pointPromotions,
  welcomePoints,
} from './bonuses';
export { demoAddresses, demoCustomer } from './customer';
export { dayFromNow } from './days';
export { generalNotifications, ownNotifications } from './notifications';
export { demoPurchases, type Purchase } from './purchases';
export { busyZone, soldOut } from './shift';
