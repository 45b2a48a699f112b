import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxProgram, writeCertificate } from '@storefront/config/nginx';
import { root } from '@storefront/config/workspace';

const ownConfiguration = join(root, 'packages/config/production/nginx.conf');

interface Options {
  folder: string;
  /** The file that a chain uses: that of the workspace by default. */
  configuration?: string;
  /** The loopback address that customers come to. */
  address: string;
  ports: { tls: number; plain: number; backEnds: number };
  upstreams: Record<'shells' | 'back-ends', readonly number[]>;
  /** As with HSTS_SUBDOMAINS=on of the shells. */
  coversSubdomains?: boolean;
}

export interface Nginx {
  /** The folder that stands for /var/lib/storefront in its configuration. */
  files: string;
  /** Takes over a newer configuration. */
  configure(file: string): Promise<void>;
  /** The file of its certificate. */
  certificate: string;
  /** Lets no new request reach a process, or lets them reach it again. */
  setDown(port: number, isDown: boolean): Promise<void>;
  /** The text of its access log. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
}

/** Replaces a text that must occur once in the file. @throws Error otherwise. */
function replaceOnce(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf names «${from}» not once`);
  return text.replace(from, to);
}

/** Starts nginx with the project's own configuration: only its addresses differ. */
export async function startNginx({
  folder,
  configuration = ownConfiguration,
  address,
  ports,
  upstreams,
  coversSubdomains = false,
}: Options): Promise<Nginx> {
  const changes = [
    ['listen 443 ssl http2;', `listen ${address}:${ports.tls} ssl http2;`],
    ['listen 80;', `listen ${address}:${ports.plain};`],
    ['listen 127.0.0.1:3100;', `listen 127.0.0.1:${ports.backEnds};`],
  ] as const;
  const prefix = join(folder, 'nginx');
  await mkdir(prefix);
  // The workers run as a user of their own when this process is root.
  await chmod(folder, 0o755);
  const configure = async (file: string) => {
    const text = changes.reduce(replaceOnce, await readFile(file, 'utf8'));
    await writeFile(join(prefix, 'nginx.conf'), text.replace('/var/lib/storefront', folder));
  };
  await configure(configuration);
  if (coversSubdomains) await writeFile(join(prefix, 'hsts.conf'), "default '; includeSubDomains';\n");
  const certificate = join(prefix, 'certificate.pem');
  writeCertificate({ address, certificate, key: join(prefix, 'key.pem') });

  const down = new Set<number>();
  const writeUpstreams = async () => {
    for (const [upstream, behind] of Object.entries(upstreams)) {
      const lines = behind.map((port) => `server 127.0.0.1:${port}${down.has(port) ? ' down' : ''};\n`);
      await writeFile(join(prefix, `${upstream}.conf`), lines.join(''));
    }
  };
  await writeUpstreams();

  const parameters = ['-p', prefix, '-c', 'nginx.conf', '-e', 'error.log'];
  const child = spawn(nginxProgram, [...parameters, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilListening(child, address, ports.tls);
  const reload = async () => {
    const old = workersOf(child);
    execFileSync(nginxProgram, [...parameters, '-s', 'reload']);
    // Until then the old workers still send requests by the old list.
    while (old.some(acceptsConnections)) await pause(50);
  };
  return {
    certificate,
    files: folder,
    async configure(file) {
      await configure(file);
      await reload();
    },
    async setDown(port, isDown) {
      if (isDown) down.add(port);
      else down.delete(port);
      await writeUpstreams();
      await reload();
    },
    accessLog: () => readFile(join(prefix, 'access.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The process ids of nginx's workers. */
function workersOf({ pid = 0 }: ChildProcess): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((id) => id !== '');
}

/** A worker writes into its title that it shuts down; a worker that has ended has no title. */
function acceptsConnections(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('nginx: worker process\0');
  } catch {
    return false;
  }
}

async function untilListening(child: ChildProcess, address: string, port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, address, () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
  while (!(await isListening())) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(50);
  }
}
