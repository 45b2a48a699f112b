export { ContactButton, OrderActions } from './OrderActions';
export { OrderMonitoring, OrderSkeleton } from './OrderMonitoring';
export { orderTitle, statusOf } from './orderFacts';
export { useFollowedOrder } from './useFollowedOrder';
