/** The remotes of the storefront: the name in code, the folder a team owns, what `loadRemote` asks for. */
export const remotes = {
  catalog: { folder: 'mf-catalog' },
  checkout: { folder: 'mf-checkout' },
  account: { folder: 'mf-account' },
  restaurants: { folder: 'mf-restaurants' },
  content: { folder: 'mf-content' },
} as const;

export type RemoteName = keyof typeof remotes;

/** Who may own a route, a panel or a widget: a remote, or the shell itself. */
export type Owner = RemoteName | 'shell';

export const remoteNames = Object.keys(remotes) as RemoteName[];
