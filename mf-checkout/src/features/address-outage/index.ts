export { AddressOutage } from './AddressOutage';
