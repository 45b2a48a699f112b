import { parseArgs } from 'node:util';
import type { CanaryShare } from '../release/releaseLog';
import { type LinkOptions, linkOptions } from './linkOptions';
import { RegistryError } from './RegistryError';

const flag = { type: 'boolean', default: false } as const;
const flags = {
  help: flag,
  json: flag,
  all: flag,
  log: flag,
  'ignore-previous': flag,
  guard: flag,
  compare: flag,
  web: flag,
};
const text = { type: 'string' } as const;
const options = {
  ...flags,
  folder: text,
  channel: text,
  percent: text,
  expires: text,
  origin: text,
} as const;
type Option = keyof typeof options;

interface Verb {
  /** The arguments after the verb, as the help shows them. */
  takes: string;
  purpose: string;
  /** The most words that may follow the verb. */
  words: number;
  /** Besides `--help` and `--json`. */
  options: Option[];
}

/** The commands of the registry. */
export const verbs = {
  release: {
    takes: 'mf-<name> | shell | --all',
    purpose: 'store a build and make it live; --all: all builds of one tree, compared with each other only',
    words: 1,
    options: ['all', 'folder', 'ignore-previous', 'channel', 'percent', 'guard'],
  },
  'can-i-release': {
    takes: 'mf-<name> | shell',
    purpose: 'say whether the build would be released, and why not',
    words: 1,
    options: ['folder', 'ignore-previous'],
  },
  releases: {
    takes: '[mf-<name> | shell]',
    purpose:
      'list the stored builds, mark the live ones (*), canaries (%) and those that are pinned (!); --log: every change and every refused build, the newest first; --compare: what visitors have of the canary and of the live build; --web: a link to all this as a page, for staff',
    words: 1,
    options: ['log', 'compare', 'web', 'expires', 'origin'],
  },
  preview: {
    takes: 'mf-<name> [<build>]',
    purpose:
      'print a link to the live pages with this stored build, for staff; without <build>: store the one in the workspace first',
    words: 2,
    options: ['folder', 'expires', 'origin'],
  },
  promote: {
    takes: '(mf-<name> | shell) <build>',
    purpose: 'make a stored build live; that of a canary: for all visitors',
    words: 2,
    options: ['ignore-previous', 'channel', 'percent', 'guard'],
  },
  rollback: {
    takes: 'mf-<name> | shell',
    purpose: 'end the canary; without one, make the previous live build live again',
    words: 1,
    options: [],
  },
  pin: {
    takes: '(mf-<name> | shell) [<build>]',
    purpose: 'keep the live build, or make this one live, and refuse every other until unpin',
    words: 2,
    options: ['ignore-previous'],
  },
  unpin: { takes: 'mf-<name> | shell', purpose: 'allow other builds again', words: 1, options: [] },
} satisfies Record<string, Verb>;

export type VerbName = keyof typeof verbs;

const entries = Object.entries(verbs) as [VerbName, Verb][];

const notes = `
  --json prints the result, or the error, as JSON. The exit code is 1 for an error and for no.
  release, promote and pin refuse a build that does not fit the live builds and those that were live before.
  --ignore-previous compares with the live builds and the canaries only.
  --channel canary --percent 10 gives the build of release or promote to 10 of 100 visitors, until promote or rollback.
  --guard: shells end the canary by themselves when it is slower, or opens fewer panels, beyond doubt.
  --compare asks the shells that SHELL_METRICS names: addresses of their metrics, separated by commas.
  --expires 30m, 8h or 7d is how long a link of preview or --web works, at most 7d; by default 1h.
  --origin https://shop.example is the address of the storefront; by default PUBLIC_URL, else http://localhost:3000.
  --folder <folder> takes the build from there, for a remote in a repository of its own; by default from the workspace.`;

/** The help of all commands, or of one command. */
export function usageOf(verb?: VerbName): string {
  const shown = entries.filter(([name]) => verb === undefined || name === verb);
  const rows = shown.map(([name, { takes }]) => `pnpm ${name} ${takes}`);
  const width = Math.max(...rows.map((row) => row.length));
  const lines = shown.map(([, { purpose }], index) => `  ${rows[index]?.padEnd(width)}  ${purpose}`);
  return ['Usage:', ...lines, notes].join('\n');
}

export interface ParsedCommand {
  verb: VerbName;
  words: string[];
  flags: Record<keyof typeof flags, boolean>;
  /** Where the build is, if it was named. */
  folder: string | undefined;
  /** Undefined when the build becomes live for all visitors. */
  canary: CanaryShare | undefined;
  link: LinkOptions;
}

/** @throws Error when the options name no canary. */
function canaryOf(channel: unknown, percent: unknown, guard: unknown): CanaryShare | undefined {
  if (channel === undefined && percent === undefined && !guard) return undefined;
  if (channel !== 'canary')
    throw new Error('A share of the visitors needs --channel canary, and so does a guard.');
  if (/^[1-9]\d?$/.test(String(percent))) {
    return { percent: Number(percent), ...(guard === true && { guard }) };
  }
  throw new Error('--percent has to be a whole number from 1 to 99.');
}

/** Reads the arguments of a command. @throws RegistryError that names the wrong one. */
export function parseCommand(args: readonly string[]): ParsedCommand | { help: string } {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === '') return { help: usageOf() };
  if (!Object.hasOwn(verbs, name)) throw new RegistryError(`There is no command "${name}".\n${usageOf()}`);
  const verb = name as VerbName;
  const { words: most, options: own }: Verb = verbs[verb];
  const known = Object.fromEntries((['help', 'json', ...own] as const).map((key) => [key, options[key]]));
  try {
    const { positionals, values } = parseArgs({ args: rest, options: known, allowPositionals: true });
    if (values.help) return { help: usageOf(verb) };
    const extra = positionals[most];
    if (extra !== undefined) throw new Error(`"${extra}" is one word too many.`);
    // A script may pass an unset variable: an empty argument must not count as an omitted one.
    if ([...positionals, ...Object.values(values)].includes('')) {
      throw new Error('One of the arguments is empty.');
    }
    const isSet = Object.fromEntries(Object.keys(flags).map((key) => [key, values[key as Option] === true]));
    const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const folder = textOf(values.folder);
    const canary = canaryOf(values.channel, values.percent, values.guard);
    const link = linkOptions(textOf(values.expires), textOf(values.origin));
    return {
      verb,
      words: positionals,
      flags: isSet as ParsedCommand['flags'],
      folder,
      canary,
      link,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`${reason}\n${usageOf(verb)}`, { cause });
  }
}
