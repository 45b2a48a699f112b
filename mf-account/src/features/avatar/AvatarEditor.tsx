import type { User } from '@storefront/api-contract';
import { keepTogether, toast } from '@storefront/contracts';
import { avatarAddress, PICTURE_ACCEPT } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, Row, Stack } from '@storefront/ui';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Avatar } from './Avatar';
import { avatarRefusedBecause, shrinkAvatar } from './avatarFile';
import { messages } from './messages';
import { useAvatarWrites } from './useAvatarWrites';

interface Props {
  user: Pick<User, 'name' | 'avatar' | 'avatar_uri'>;
}

const rootClass = css({ display: 'flex', alignItems: 'center', gap: 16 });
const rulesClass = css({ ...textStyles.xs, color: colour.ink2 });

/** Shows, uploads and removes the avatar (spec §2, Personal data). A refused file leaves the old one in place. */
export function AvatarEditor({ user }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [isShrinking, setIsShrinking] = useState(false);
  const { upload, remove } = useAvatarWrites();
  const hasAvatar = avatarAddress(user) !== undefined;
  const isBusy = isShrinking || upload.isPending || remove.isPending;

  async function take(file: File) {
    const refusal = avatarRefusedBecause(file);
    if (refusal) return toast(refusal, 'error');
    setIsShrinking(true);
    const picture = await shrinkAvatar(file).catch(() => toast(messages.unreadable, 'error'));
    setIsShrinking(false);
    if (picture) upload.mutate(picture);
  }

  return (
    <div className={rootClass}>
      <Avatar user={user} size={88} />
      <Stack gap={8}>
        <Row gap={8} wrap="wrap">
          <Button
            ref={uploadButton}
            size={44}
            icon={<Camera size={18} aria-hidden />}
            isLoading={isShrinking || upload.isPending}
            onClick={() => !isBusy && input.current?.click()}
          >
            {hasAvatar ? messages.replace : messages.upload}
          </Button>
          {hasAvatar && (
            <Button
              kind="text"
              size={44}
              icon={<Trash2 size={18} aria-hidden />}
              isLoading={remove.isPending}
              // The button disappears with the avatar, and the focus must not.
              onClick={() =>
                !isBusy && remove.mutate(undefined, { onSuccess: () => uploadButton.current?.focus() })
              }
            >
              {messages.remove}
            </Button>
          )}
        </Row>
        <p className={rulesClass}>{keepTogether(messages.rules)}</p>
      </Stack>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after a failure.
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
