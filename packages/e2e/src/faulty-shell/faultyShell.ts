import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteName } from '@storefront/contracts';
import { until } from '@storefront/config/until';
import { builtShell } from '../stack/builtShell';
import type { Service } from '../stack/service';
import { copyToRelease, type Fault } from './faults';
import { openRegistry, type Registry } from '@storefront/releases/registry';

/** Healthy remotes load in this time on a busy machine. Hanging remotes take all of it; the default is 600. */
const remoteTimeoutMs = 2000;

/** The shell polls its registry every second. */
const pollIntervalMs = 1020;

/** A page as a guest got it. */
export interface OpenedPage {
  status: number;
  html: string;
  /** The modules that the server rendered, and the modules that it left to the browser. */
  rendered: string[];
  left: string[];
}

interface LogLine {
  msg: string;
  remote?: string;
  build?: string;
  phase?: string;
  reason?: string;
}

const nothingToRepair = () => Promise.resolve();

/** A shell server with a registry of its own, in which one remote at a time fails. */
export class FaultyShell {
  #repair: () => Promise<void> = nothingToRepair;

  private constructor(
    private readonly folder: string,
    private readonly service: Service,
    private readonly log: { text: string },
  ) {}

  /** Starts a shell with whole builds. */
  static async start(folder: string, apiUrl: string): Promise<FaultyShell> {
    const log = { text: '' };
    const service = await builtShell({
      apiUrl,
      releases: join(folder, 'releases'),
      env: { REMOTE_TIMEOUT_MS: String(remoteTimeoutMs) },
      onOutput: (text) => {
        log.text += text;
      },
    });
    await service.start();
    return new FaultyShell(folder, service, log);
  }

  get url(): string {
    return `http://127.0.0.1:${this.service.port}`;
  }

  get registry(): Registry {
    return openRegistry(join(this.folder, 'releases'));
  }

  /** Releases a build of a remote with this fault, and returns its id. */
  async break(remote: RemoteName, fault: Fault): Promise<string> {
    const { registry } = this;
    const { stable: whole = '' } = await registry.channels(remote);
    const { folder, record } = copyToRelease(remote, this.folder, fault);
    await registry.release(folder);
    this.#repair = () => registry.promote(remote, whole);
    return record.build;
  }

  /** Rolls the release of the bad build back. */
  async repair(): Promise<void> {
    const repair = this.#repair;
    this.#repair = nothingToRepair;
    await repair();
  }

  /** Resolves when the next page waits for a poll of the registry that is later than this call. */
  async untilNextPoll(): Promise<void> {
    await wait(pollIntervalMs);
  }

  /** Opens a page that no cache has. */
  async open(path: string): Promise<OpenedPage> {
    const response = await fetch(`${this.url}${path}?rendered=again`);
    const html = await response.text();
    const places = [...html.matchAll(/data-module="([^"]+)"[^>]*?( data-empty="")?>/g)];
    return {
      status: response.status,
      html,
      rendered: places.filter(([, , empty]) => !empty).map(([, key = '']) => key),
      left: places.filter(([, , empty]) => empty).map(([, key = '']) => key),
    };
  }

  async text(path: string): Promise<string> {
    return (await fetch(this.url + path)).text();
  }

  /** The reports of a build in the log: remote, phase and reason of each line. */
  async reportsOf(build: string): Promise<string[]> {
    const lines = (await this.#wholeLines()).filter((line) => line.startsWith('{'));
    return lines
      .map((line) => JSON.parse(line) as LogLine)
      .filter((line) => line.build === build)
      .map(({ remote, phase, reason }) => `${remote} ${phase} ${reason}`);
  }

  /** How many threads hung or ended, by the log. */
  async lostThreads(): Promise<number> {
    const lost = /"a render thread (?:hangs and is )?ended"/;
    return (await this.#wholeLines()).filter((line) => lost.test(line)).length;
  }

  /** The lines of the log. A long line arrives in parts: its end is waited for. */
  async #wholeLines(): Promise<string[]> {
    await until(() => this.log.text === '' || this.log.text.endsWith('\n'));
    return this.log.text.split('\n');
  }

  async stop() {
    await this.service.stop();
  }
}
