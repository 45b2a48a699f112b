import { loadDeferredCalls, toastFailure, useApi } from '@storefront/api-client';
import { useMutation } from '@storefront/query';
import { messages } from './messages';

/** Long enough for a browser to begin to save the file. */
const keepMs = 60_000;

/**
 * Saves a file with everything that is kept about the customer. The call is read first, so that a refusal becomes a toast
 * and not a file with an error in it.
 */
export function useDownloadData() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const { accountCalls } = await loadDeferredCalls();
      save(await api.call(accountCalls.exportData, {}));
    },
    onError: (error) => toastFailure(error, messages.notDownloaded),
  });
}

function save(data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = messages.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
