import { type Config, readConfig } from './config';
import { readBrand } from './readBrand';
import { createReleases } from './releases';

const timeoutMs = 5_000;

/** A message in one line. */
const toLine = (message: string) => message.replaceAll(/\s*\n\s*/g, ' ').trim();
const messageOf = (error: unknown) => toLine(error instanceof Error ? error.message : String(error));

/**
 * Faults of the shell's settings, one line each: variables and keys, the brand file, the back end, the releases. For an
 * operator, before the server starts (`pnpm doctor`).
 */
export async function findFaults(env: NodeJS.ProcessEnv): Promise<string[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    // Without the heading of several faults.
    return (error as Error).message
      .replace(/^Invalid environment variables:\n✖/, '')
      .split('\n✖')
      .map(toLine);
  }
  const checks = [brandFaults(config), backEndFaults(config), releaseFaults(config)];
  return (await Promise.all(checks)).flat();
}

async function brandFaults({ brandFile, trust }: Config): Promise<string[]> {
  try {
    const { paymentHosts } = await readBrand(brandFile);
    if (!trust.isProduction || paymentHosts.length > 0) return [];
    return [`BRAND_FILE: the brand names no paymentHosts, so customers cannot open the page of an acquirer`];
  } catch (error) {
    return [`BRAND_FILE: ${messageOf(error)}`];
  }
}

async function backEndFaults({ apiUrl, shellSecret }: Config): Promise<string[]> {
  try {
    const { status } = await fetch(`${apiUrl}/api/app/settings/`, {
      headers: { 'x-source': 'site', ...(shellSecret && { 'x-shell-secret': shellSecret }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status === 200 ? [] : [`API_URL: ${apiUrl} answers ${status} to the call of the settings`];
  } catch (error) {
    return [`API_URL: ${apiUrl} does not answer (${messageOf((error as Error).cause ?? error)})`];
  }
}

async function releaseFaults({ releases: store, trust }: Config): Promise<string[]> {
  const faults: string[] = [];
  const onError = (error: unknown) => void faults.push(`releases: ${messageOf(error)}`);
  const { absent } = await createReleases({ store, trust, timeLimit: timeoutMs, onError }).pin();
  return [...faults, ...absent.map((error) => `releases: ${messageOf(error)}`)];
}
