/** The remotes by the name that code and `loadRemote` use, with the folder of the team. */
export const remotes = {
  catalog: { folder: 'mf-catalog' },
  checkout: { folder: 'mf-checkout' },
  account: { folder: 'mf-account' },
  restaurants: { folder: 'mf-restaurants' },
  content: { folder: 'mf-content' },
} as const;

export type RemoteName = keyof typeof remotes;

/** The owner of a route, a panel or a widget: a remote or the shell. */
export type Owner = RemoteName | 'shell';

export const remoteNames = Object.keys(remotes) as RemoteName[];

/** Whether a text from outside is the name of a remote. */
export const isRemoteName = (text: string): text is RemoteName => Object.hasOwn(remotes, text);
