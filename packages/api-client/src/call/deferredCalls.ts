export { articleCalls, bonusCalls, orders, restaurantCalls } from '@storefront/api-contract';
