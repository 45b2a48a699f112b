import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A process of the server. */
export interface ServerProcess {
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  /** Resolves once the server responds; throws with its output when it exits before. */
  ready: () => Promise<void>;
  /** Sends the signal, waits for the exit and returns the exit code. */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export interface LaunchOptions {
  environment: Record<string, string>;
  parameters?: readonly string[];
}

/** Starts the bundle in `build`. */
export function launch(build: string, { environment, parameters = [] }: LaunchOptions): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [join(build, 'main.mjs'), ...parameters], {
    env: { ...process.env, ...environment },
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    output: () => text,
    ready: async () => {
      while (!text.includes('The API answers at')) {
        if (hasEnded()) throw new Error(`the server did not start:\n${text}`);
        await wait(20);
      }
    },
    stop: async (signal) => {
      if (hasEnded()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
