import { Command, CommanderError } from 'commander';
import type { Database } from '../database/connect';
import { type ChainCommand, ChainError, type CommandResult } from './chainCommand';
import { exportChain } from './exportChain';
import { importChain } from './importChain';
import { pause, resume } from './pauseKitchen';
import { rush } from './rush';
import { setHours } from './setHours';
import { stopDish, unstopDish } from './stopDish';

const commands: readonly ChainCommand[] = [
  importChain,
  exportChain,
  stopDish,
  unstopDish,
  pause,
  resume,
  rush,
  setHours,
];

interface Surroundings {
  /** Runs the work on the chain's database. */
  withDatabase: (work: (db: Database) => Promise<CommandResult>) => Promise<CommandResult>;
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/** Runs a command of `pnpm chain` and returns the exit code. `line`: the words after `pnpm chain`. */
export async function runChain(
  line: readonly string[],
  { withDatabase, write, writeError }: Surroundings,
): Promise<number> {
  let exitCode = 0;
  const program = new Command('pnpm chain')
    .description("Works on the chain's data, in the database of DATABASE_URL or DATA_DIR.")
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: writeError });
  for (const { usage, about, options = [], run } of commands) {
    const command = program.command(usage).description(about).option('--json', 'prints the result as JSON');
    for (const [flags, description] of options) command.option(flags, description);
    command.action(async () => {
      const { json, ...rest } = command.opts<Record<string, string | boolean | undefined>>();
      const { text, data, isFailure } = await withDatabase((db) =>
        run(db, { parameters: command.processedArgs as (string | undefined)[], options: rest }),
      );
      write(`${json ? JSON.stringify(data) : text}\n`);
      if (isFailure) exitCode = 1;
    });
  }
  try {
    await program.parseAsync(line, { from: 'user' });
  } catch (error) {
    // Commander has written its message, and ends the help by an error too.
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof ChainError)) throw error;
    writeError(`${error.message}\n`);
    return 1;
  }
  return exitCode;
}
