import { toastFailure, useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { backToPreviousPanel, emit, keepTogether, type PanelParams, toast } from '@storefront/contracts';
import { useMutation } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { Button, PanelFrame } from '@storefront/ui';
import { messages } from './messages';

const textClass = css({ color: colour.ink2 });
const choiceClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 12,
});

const logOutHere = () => emit('shell:logout-requested', {});

/**
 * Ends the customer's sessions on all devices, then logs out here. If that fails, the customer stays logged in: they
 * may have lost a device, and must not believe that it is logged out.
 */
function useLogOutEverywhere() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call(userCalls.logout, { body: { everywhere: 1 } }),
    onSuccess: logOutHere,
    onError: (error) => toastFailure(error, messages.notEverywhere),
  });
}

/** spec §2, logout confirm modal; with `everywhere` for all devices of the customer. */
export default function LogoutConfirmPanel({ everywhere }: PanelParams<'logout-confirm'>) {
  const logOutEverywhere = useLogOutEverywhere();
  const texts = everywhere ? messages.everywhere : messages.here;

  /** Only the server can delete the session cookie, so a logout needs the network. */
  function leave() {
    if (!navigator.onLine) toast(messages.offline, 'error');
    else if (everywhere) logOutEverywhere.mutate();
    else logOutHere();
  }

  return (
    <PanelFrame
      title={texts.title}
      onClose={backToPreviousPanel}
      footer={
        <div className={choiceClass}>
          <Button onClick={backToPreviousPanel}>{messages.stay}</Button>
          {/* After a success the page is about to be reloaded. */}
          <Button
            kind="soft"
            onClick={leave}
            isLoading={logOutEverywhere.isPending || logOutEverywhere.isSuccess}
          >
            {texts.leave}
          </Button>
        </div>
      }
    >
      <p className={textClass}>{keepTogether(texts.text)}</p>
    </PanelFrame>
  );
}
