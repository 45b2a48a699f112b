import { useExtra } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { messages } from './messages';
import { usePhoneConfirmation } from './usePhoneConfirmation';
import { useConfirmCode, useRequestCode } from './loginWrites';

/** The login (spec §4, Auth). The shell listens to `account:logged-in` and closes the panel. */
export function useLogin() {
  const request = useRequestCode();
  const confirm = useConfirmCode();
  return usePhoneConfirmation({
    request: (phone, method) => request.mutateAsync({ phone, method }),
    mayCall: useExtra('code-by-call'),
    confirm: (phone, code) => confirm.mutateAsync({ phone, code }),
    onConfirmed: () => emit('account:logged-in', {}),
    failures: { request: messages.codeNotSent, confirm: messages.notLoggedIn },
  });
}
