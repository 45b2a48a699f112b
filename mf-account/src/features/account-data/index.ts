export { AccountData } from './AccountData';
export { DeletionNotice } from './DeletionNotice';
