export { CancelButton } from './CancelButton';
export { LiveCard } from './LiveCard';
export { ContactButton, OrderActions } from './OrderActions';
export { OrderMonitoring, OrderSkeleton } from './OrderMonitoring';
export {
  dishesInWords,
  dueInSentence,
  isMuted,
  knownSum,
  orderLocation,
  orderNumber,
  orderTitle,
  pollIntervalMs,
  refundTexts,
  statusOf,
  takeMethodOf,
} from './orderFacts';
export { PayAgain } from './PaymentDue';
export { statusIcon } from './statusIcons';
export { Timeline } from './Timeline';
export { useFollowedOrder } from './useFollowedOrder';
export { usePaymentDue } from './usePaymentDue';
