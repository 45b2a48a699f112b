interface Pictured {
  avatar: string | null;
  avatar_uri: string | null;
}

const isAddress = (text: string) => /^(?:https?:\/\/|\/(?!\/))/.test(text);

/** Where the avatar lies: the storage path and `avatar_uri` (spec §7), or whatever is an address already. */
export function avatarAddress({ avatar, avatar_uri: uri }: Pictured): string | undefined {
  if (uri) return isAddress(uri) ? uri : `/storage/${uri}`;
  return avatar && isAddress(avatar) ? avatar : undefined;
}
