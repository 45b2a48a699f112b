export { AddressList } from './AddressList';
