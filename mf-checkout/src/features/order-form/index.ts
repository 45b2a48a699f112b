export { BonusField } from './BonusField';
export { OrderSwitches } from './OrderSwitches';
export { PaymentChoice } from './PaymentChoice';
export { PersonsRow } from './PersonsRow';
export { TakeMethodTabs } from './TakeMethodTabs';
export { TimeRow } from './TimeRow';
export { useBonuses } from './useBonuses';
export { usePersons } from './usePersons';
