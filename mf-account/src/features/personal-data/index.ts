export { PersonalCards } from './PersonalCards';
export { Subscriptions } from './Subscriptions';
