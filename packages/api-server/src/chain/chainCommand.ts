import type { Database } from '../database/connect';

/** The result of a command: lines for a person, or data for a script (`--json`). */
export interface CommandResult {
  text: string;
  data: unknown;
  /** The command ran and found faults: exit code 1. */
  isFailure?: boolean;
}

/** A command of `pnpm chain`. */
export interface ChainCommand {
  /** Name and arguments as commander reads them: `stop <dish>`. */
  usage: string;
  /** A sentence for `--help`. */
  about: string;
  /** Flags and their descriptions as commander reads them: `['--restaurant <slug>', 'only in this one']`. */
  options?: readonly (readonly [flags: string, about: string])[];
  /** Throws ChainError for faulty input. */
  run: (db: Database, call: CommandCall) => Promise<CommandResult>;
}

export interface CommandCall {
  /** In the order of `usage`; an optional argument may be left out. */
  parameters: readonly (string | undefined)[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Faulty input of a command; the message is for whoever typed it. */
export class ChainError extends Error {
  override name = 'ChainError';
}
