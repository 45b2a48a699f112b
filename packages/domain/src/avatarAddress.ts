interface WithAvatar {
  avatar: string | null;
  avatar_uri: string | null;
}

const isAddress = (text: string) => /^(?:https?:\/\/|\/(?!\/))/.test(text);

/** The avatar's address: `avatar_uri` in the storage (spec §7), or a field that is an address already. */
export function avatarAddress({ avatar, avatar_uri: uri }: WithAvatar): string | undefined {
  if (uri) return isAddress(uri) ? uri : `/storage/${uri}`;
  return avatar && isAddress(avatar) ? avatar : undefined;
}
