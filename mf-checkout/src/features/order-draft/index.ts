export { CashChangeField } from './CashChangeField';
export { cashChangeOf, cashChangeProblem } from './cashChange';
export { CommentField } from './CommentField';
export { useComment } from './useComment';
export { clearDraft, type OrderDraftStore, useOrderDraft } from './useOrderDraft';
export { useSaveForm } from './useSaveForm';
