import { userQuery } from '@storefront/api-client';
import { useSession } from '@storefront/contracts';
import { avatarAddress } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { messages } from './messages';

/** What the header and the burger show of the visitor (spec §2, Header). */
export type Profile =
  | { status: 'guest'; title: string }
  | { status: 'loading'; title: string }
  | {
      status: 'user';
      title: string;
      letter: string | undefined;
      avatar: string | undefined;
      bonuses: number;
    };

export function useProfile(): Profile {
  const { status } = useSession();
  const { data, isError } = useQuery({ ...userQuery(), enabled: status === 'user' });
  if (status === 'guest') return { status, title: messages.login };
  if (!data && !isError) return { status: 'loading', title: messages.profile };
  const name = data?.name?.trim();
  return {
    status: 'user',
    title: name || messages.nameless,
    letter: name?.charAt(0).toLocaleUpperCase('ru') || undefined,
    avatar: data && avatarAddress(data),
    bonuses: Math.floor(data?.premium_bonus?.balance ?? 0),
  };
}
