import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { root } from '@storefront/config/workspace';
import type { LogEntry } from '@storefront/releases/release';
import { type Change, harmless, writePlanted } from './plantedBuild';

/** The output of a registry command, and its exit code; `null` when a signal ended the process. */
export interface Ran {
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Sends itself a signal, once, before it makes a file or a folder whose path contains `STOP_BEFORE`. After SIGKILL, the
 * disk is in the state that a power cut leaves; after SIGSTOP the process waits for SIGCONT.
 */
const stopper = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let isStopped = false;
for (const name of ['renameSync', 'linkSync']) {
  const original = fs[name];
  fs[name] = (from, to) => {
    if (!isStopped && String(to).includes(process.env.STOP_BEFORE)) {
      isStopped = true;
      process.kill(process.pid, process.env.STOP_SIGNAL);
    }
    original(from, to);
  };
}
syncBuiltinESMExports();
`;

/** Waits until a signal has stopped a process. */
async function stopOf({ pid }: ChildProcess): Promise<void> {
  while (!/^State:\tT/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) await setTimeout(20);
}

/** A copy of the built tree with a registry of its own, for the registry's commands to run in as processes. */
export class ReleaseTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'releases-'));
  readonly releases = join(this.folder, '.releases');
  readonly #stopper = join(this.folder, 'stopper.mjs');

  /** Copies the registry of `origin` as it is now; without `origin`, the tree has no registry. */
  constructor(origin?: ReleaseTree) {
    if (origin) cpSync(origin.releases, this.releases, { recursive: true });
    const tool = join(this.folder, 'packages/releases');
    for (const part of ['bin', 'dist']) {
      cpSync(join(root, 'packages/releases', part), join(tool, part), { recursive: true });
    }
    symlinkSync(join(root, 'packages/releases/node_modules'), join(tool, 'node_modules'));
    for (const app of ['shell', ...remoteNames.map((name) => remotes[name].folder)]) {
      mkdirSync(join(this.folder, app));
      for (const part of ['dist', 'node_modules', 'package.json']) {
        symlinkSync(join(root, app, part), join(this.folder, app, part));
      }
    }
    writeFileSync(join(this.folder, 'pnpm-workspace.yaml'), '');
    writeFileSync(this.#stopper, stopper);
  }

  /** Arguments and environment of `pnpm <command>`. */
  #command(args: readonly string[], env: Record<string, string>) {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    return {
      args: [join(this.folder, 'packages/releases/bin/registry.mjs'), ...args],
      env: { ...inherited, RELEASES_DIR: this.releases, ...env },
    };
  }

  run(...command: string[]): Ran {
    return this.#runWith(command, {});
  }

  /** Runs a command that is killed before it makes a file or folder whose path contains this text. */
  runKilledBefore(path: string, ...command: string[]): Ran {
    return this.#runWith(command, this.#stopBefore(path, 'SIGKILL'));
  }

  /** Starts a command that stops, until `finish` is called, before it makes a file whose path contains this text. */
  async startStoppedBefore(path: string, ...command: string[]): Promise<{ finish: () => Promise<Ran> }> {
    const { child, ended } = this.#spawn(command, this.#stopBefore(path, 'SIGSTOP'));
    await Promise.race([stopOf(child), ended]);
    return {
      finish() {
        child.kill('SIGCONT');
        return ended;
      },
    };
  }

  /** Runs a command beside others or beside a server of the test, with these environment variables too. */
  start(command: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
    return this.#spawn(command, env).ended;
  }

  #stopBefore(path: string, signal: string) {
    return { STOP_BEFORE: path, STOP_SIGNAL: signal, NODE_OPTIONS: `--import=${this.#stopper}` };
  }

  #spawn(command: readonly string[], extra: Record<string, string>) {
    const { args, env } = this.#command(command, extra);
    const child = spawn(process.execPath, args, { env });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
      ([output, errors]): Ran => ({ code: child.exitCode, output, errors }),
    );
    return { child, ended };
  }

  #runWith(command: readonly string[], extra: Record<string, string>): Ran {
    const { args, env } = this.#command(command, extra);
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { code: status, output: stdout, errors: stderr };
  }

  /** Builds a remote with a change. Returns the id. */
  build(name: RemoteName, change: Change = harmless): string {
    return writePlanted(name, change, join(this.folder, remotes[name].folder, 'dist'));
  }

  /** The live build; undefined before the first release. */
  live(name: RemoteName | 'shell'): string | undefined {
    return this.log().at(-1)?.channels[name]?.stable;
  }

  /** The registry's log, the oldest entry first. */
  log(): LogEntry[] {
    const folder = join(this.releases, 'log');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as LogEntry);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
