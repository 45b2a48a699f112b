import type { User } from '@storefront/api-contract';
import { avatarAddress, nameInitial } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, weight } from '@storefront/tokens';
import { UserRound } from 'lucide-react';
import { useState } from 'react';

interface Props {
  user: Pick<User, 'name' | 'avatar' | 'avatar_uri'>;
  /** Side in px. */
  size: number;
}

const rootClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: colour.accentSoft,
  color: colour.accentInk,
  fontWeight: weight.heading,
  '& > svg': { strokeWidth: 1.75 },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** The avatar, or the initial of the name when no avatar loads. Decorative: the name stands beside it. */
export function Avatar({ user, size }: Props) {
  const [failedAddress, setFailedAddress] = useState<string>();
  const address = avatarAddress(user);
  return (
    <span
      className={rootClass}
      aria-hidden
      style={{ width: size, height: size, fontSize: `${size * 0.4}px` }}
    >
      {address && address !== failedAddress ? (
        <img src={address} alt="" width={size} height={size} onError={() => setFailedAddress(address)} />
      ) : (
        (nameInitial(user.name) ?? <UserRound size={size / 2} />)
      )}
    </span>
  );
}
