import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';

/** The storefront of the journeys, with its own ports, data and releases. */
export interface Stack {
  port: number;
  apiPort: number;
  /** Holds data and releases; removed at the end. */
  folder: string;
}

const variable = 'E2E_STACK';

/** Called by the runner, which stores the plan in the environment; its workers read it from there. */
export async function planStack(): Promise<Stack> {
  const planned = process.env[variable];
  if (planned) return JSON.parse(planned) as Stack;
  const stack = {
    port: await freePort(),
    apiPort: await freePort(),
    folder: mkdtempSync(join(tmpdir(), 'storefront-e2e-')),
  };
  process.env[variable] = JSON.stringify(stack);
  return stack;
}

/** The plan that `planStack` made. @throws Error outside the runner. */
export function stack(): Stack {
  const planned = process.env[variable];
  if (!planned) throw new Error('The stack is planned by playwright.config.ts');
  return JSON.parse(planned) as Stack;
}

export const releasesOf = ({ folder }: Stack) => join(folder, 'releases');
