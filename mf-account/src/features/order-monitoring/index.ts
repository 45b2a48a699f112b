export { ContactButton } from './ContactButton';
export { OrderActions } from './OrderActions';
export { OrderMonitoring } from './OrderMonitoring';
export { orderTitle, statusOf } from './orderFacts';
export { OrderSkeleton } from './OrderSkeleton';
export { useFollowedOrder } from './useFollowedOrder';
