export { ContactButton } from './ContactButton';
export { OrderMonitoring } from './OrderMonitoring';
export { orderNumber, orderTitle, statusOf } from './orderFacts';
export { OrderSkeleton } from './OrderSkeleton';
export { useFollowedOrder } from './useFollowedOrder';
