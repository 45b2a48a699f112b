export { AddCardForm } from './AddCardForm';
export { BonusCard } from './BonusCard';
export { bonusKey, cardsQuery } from './bonusQueries';
export { useExpiringBonuses } from './useExpiringBonuses';
