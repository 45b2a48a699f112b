export { AddCardForm } from './AddCardForm';
export { BonusCard } from './BonusCard';
export { cardsQuery } from './bonusQueries';
export { useExpiringBonuses } from './useExpiringBonuses';
