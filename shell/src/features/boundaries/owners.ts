import { type Owner, remoteNames, remotes } from '@storefront/contracts';

export const owners: readonly Owner[] = ['shell', ...remoteNames];

/** Distinct also for colour-blind eyes; the label names the owner as well. The first is the shell's. */
const palette = [
  '#5B6270',
  '#0F7B6C',
  '#B3261E',
  '#6A3FB5',
  '#1D5FBF',
  '#9A5B00',
  '#8A1C5E',
  '#3D6B00',
] as const;

/** An unknown owner has the shell's colour. */
export const colourOf = (name: string): string =>
  palette[(owners as readonly string[]).indexOf(name) % palette.length] ?? palette[0];

/** A team's folder in the repository. */
export const folderOf = (owner: Owner) => (owner === 'shell' ? 'shell' : remotes[owner].folder);
