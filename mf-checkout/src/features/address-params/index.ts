export { AddressParamsForm } from './AddressParamsForm';
export { useEditAddress } from './useEditAddress';
