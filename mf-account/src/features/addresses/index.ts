export { AddressList } from './AddressList';
export { useChooseOnClose } from './useChooseOnClose';
