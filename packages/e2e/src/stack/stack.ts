import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';

/** A storefront of its own for the journeys: own ports, own data, own releases. */
export interface Stack {
  port: number;
  apiPort: number;
  /** Holds data and releases; removed at the end. */
  folder: string;
}

const variable = 'E2E_STACK';

/** Planned once by the runner; its workers find the plan in their environment. */
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
