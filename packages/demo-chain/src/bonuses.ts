/** Points given by promotions, in days relative to the seeding; a negative `burnsIn` means already burned. */
export const pointPromotions = [
  { key: 'demo:sakura', points: 80, daysAgo: 33, burnsIn: -3 },
  { key: 'demo:autumn', points: 100, daysAgo: 29, burnsIn: 1 },
  { key: 'demo:ramen-day', points: 150, daysAgo: 28, burnsIn: 2 },
  { key: 'demo:new-rolls', points: 100, daysAgo: 18, burnsIn: 12 },
] as const;
export const earnedPointsLeft = 640;
export const welcomePoints = { points: 300, daysAgo: 210, burnedDaysAgo: 120 };

export const ownBonusCard = { number: '7701100020241159', points: 250, daysAgo: 6 };
/** Printed but bound to no customer yet; the README lists them. */
export const freeBonusCards = [
  { number: '7701100020241167', points: 100 },
  { number: '7701100020241175', points: 300 },
  { number: '7701100020241183', points: 0 },
];
