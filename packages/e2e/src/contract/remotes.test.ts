import { remoteFolders } from '@storefront/config/workspace';
import { remotes } from '@storefront/contracts';

it('the contract names exactly the remotes that have a folder', () => {
  const folders = Object.values(remotes).map(({ folder }) => folder);
  expect(remoteFolders()).toEqual([...folders].sort());
});
