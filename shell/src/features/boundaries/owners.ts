import { type Owner, remotes } from '@storefront/contracts';

/** Distinct also for colour-blind eyes; the label names the owner as well. */
const colours = {
  shell: '#5B6270',
  catalog: '#0F7B6C',
  checkout: '#B3261E',
  account: '#6A3FB5',
  restaurants: '#1D5FBF',
  content: '#9A5B00',
} as const satisfies Record<Owner, string>;

export const owners = Object.keys(colours) as Owner[];

const isOwner = (name: string): name is Owner => Object.hasOwn(colours, name);

export const colourOf = (name: string) => (isOwner(name) ? colours[name] : colours.shell);

/** A team's folder in the repository. */
export const folderOf = (owner: Owner) => (owner === 'shell' ? 'shell' : remotes[owner].folder);
