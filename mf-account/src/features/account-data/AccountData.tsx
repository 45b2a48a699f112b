import { useExtra } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { AskingButton, Button, Stack } from '@storefront/ui';
import { Download, Trash2 } from 'lucide-react';
import { messages } from './messages';
import { useDeletion } from './useDeletion';
import { useDownloadData } from './useDownloadData';

/** «Скачать мои данные» and «Удалить аккаунт», each where the back end has it. */
export function AccountData({ user }: { user: User }) {
  const canDownload = useExtra('data-export');
  const canDelete = useExtra('account-deletion') && user.deletion_at === null;
  const download = useDownloadData();
  const { mutate: remove, isPending } = useDeletion('request');
  if (!canDownload && !canDelete) return null;
  return (
    <Stack gap={8}>
      {canDownload && (
        <Button
          isWide
          kind="text"
          icon={<Download size={20} aria-hidden />}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          {messages.download}
        </Button>
      )}
      {canDelete && (
        <AskingButton
          isWide
          kind="text"
          icon={<Trash2 size={20} aria-hidden />}
          question={messages.question(user.premium_bonus?.balance ?? 0)}
          yes={messages.yes}
          no={messages.no}
          isPending={isPending}
          onYes={() => remove()}
        >
          {messages.remove}
        </AskingButton>
      )}
    </Stack>
  );
}
