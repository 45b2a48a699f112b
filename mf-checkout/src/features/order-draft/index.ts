export { CashChangeField } from './CashChangeField';
export { CommentField } from './CommentField';
export { clearDraft, type OrderDraftStore, useDraftOfCart, useOrderDraft } from './useOrderDraft';
export { useInterruptedOrder } from './useInterruptedOrder';
export { useOrderFields } from './useOrderFields';
export { useSaveForm } from './useSaveForm';
export { useSaveTypedComment } from './useSaveTypedComment';
