import { userQuery } from '@storefront/api-client';
import { useSession } from '@storefront/contracts';
import { avatarAddress, nameInitial } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { messages } from './messages';

/** The visitor's data in the header and the burger (spec §2, Header). */
export type Profile =
  | { status: 'guest'; title: string }
  | { status: 'loading'; title: string }
  | {
      status: 'user';
      title: string;
      letter: string | undefined;
      avatar: string | undefined;
      /** A whole number; undefined while the server has sent no balance. */
      bonuses: number | undefined;
    };

export function useProfile(): Profile {
  const { status } = useSession();
  const { data, isError } = useQuery({ ...userQuery(), enabled: status === 'user' });
  if (status === 'guest') return { status, title: messages.login };
  if (!data && !isError) return { status: 'loading', title: messages.profile };
  const name = data?.name?.trim();
  const balance = data?.premium_bonus?.balance;
  return {
    status: 'user',
    title: name || messages.nameless,
    letter: nameInitial(name),
    avatar: data && avatarAddress(data),
    bonuses: balance === undefined ? balance : Math.floor(balance),
  };
}
