import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@storefront/config/workspace';

interface Options {
  port: number;
  secret: string;
  /** Where it reports, and whose certificate it trusts. */
  origin: string;
  certificate: string;
  /** Between two statuses of an order. */
  stepSeconds: number;
}

export interface Kitchen {
  stop(): Promise<void>;
}

/** Starts the receiver of docs/integrating.md. Back ends send again what they sent before it listens. */
export function startKitchen({ port, secret, origin, certificate, stepSeconds }: Options): Kitchen {
  const child = spawn(process.execPath, ['packages/api-server/examples/kitchenReceiver.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PORT: String(port),
      KITCHEN_SECRET: secret,
      STOREFRONT_URL: origin,
      STEP_SECONDS: String(stepSeconds),
      NODE_EXTRA_CA_CERTS: certificate,
    },
  });
  const ended = once(child, 'exit');
  return {
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
