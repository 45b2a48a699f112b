export { orders, restaurantCalls } from '@storefront/api-contract';
