export { AddressHint } from './AddressHint';
