import { Note } from '@storefront/ui';
import { messages } from './messages';
import { useAnsweredHint } from './useAnsweredHint';

/** Says how to allow notifications that the visitor has denied: no site may ask again. Once read it does not return. */
export function PermissionHint() {
  const { isAnswered, answer } = useAnsweredHint('permissionHint');
  if (isAnswered) return null;
  return (
    <Note
      role="status"
      action={
        <button type="button" onClick={answer}>
          {messages.hidePermission}
        </button>
      }
    >
      {messages.permissionDenied}
    </Note>
  );
}
