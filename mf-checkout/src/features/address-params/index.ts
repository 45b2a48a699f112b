export { AddressParamsForm } from './AddressParamsForm';
