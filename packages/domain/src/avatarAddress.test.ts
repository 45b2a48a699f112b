import { avatarAddress } from './avatarAddress';

test.each([
  [{ avatar: '/storage/uploads/a.webp', avatar_uri: 'uploads/a.webp' }, '/storage/uploads/a.webp'],
  [{ avatar: null, avatar_uri: '/files/a.png' }, '/files/a.png'],
  [{ avatar: 'https://cdn.example/a.png', avatar_uri: null }, 'https://cdn.example/a.png'],
  [{ avatar: null, avatar_uri: 'http://cdn.example/a.png' }, 'http://cdn.example/a.png'],
  [{ avatar: 'a.png', avatar_uri: null }, undefined],
  [{ avatar: null, avatar_uri: null }, undefined],
])('the address of %j is %s', (user, address) => expect(avatarAddress(user)).toBe(address));
