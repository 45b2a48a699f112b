import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from './config';
import { openRedis } from './plugins/redis';

const timeoutMs = 5_000;

/** A message in one line. */
const toLine = (message: string) => message.replaceAll(/\s*\n\s*/g, ' ').trim();
const messageOf = (error: unknown) =>
  toLine(error instanceof Error ? error.message || error.name : String(error));

/**
 * Faults of the back end's settings, one line each: variables and keys, and the servers that it must reach. For an
 * operator, before the server starts (`pnpm doctor`). The embedded database is not opened: a running server holds it.
 */
export async function findFaults(environment: NodeJS.ProcessEnv): Promise<string[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    return (error as Error).message
      .replace(/^Invalid environment:\n/, '')
      .split('\n')
      .map(toLine);
  }
  const { payment, smsGatewayUrl, callGatewayUrl, kitchen } = config;
  const checks = [
    databaseFaults(config),
    redisFaults(config),
    ...(payment.kind === 'acquiring' ? [reachFaults('ACQUIRING_URL', payment.url)] : []),
    ...(payment.kind === 'yookassa' ? [reachFaults('YOOKASSA_URL', payment.url)] : []),
    chainDirFaults(config),
    ...(kitchen.kind === 'webhook' ? [reachFaults('KITCHEN_URL', kitchen.url)] : []),
    ...(smsGatewayUrl ? [reachFaults('SMS_GATEWAY_URL', smsGatewayUrl)] : []),
    ...(callGatewayUrl ? [reachFaults('CALL_GATEWAY_URL', callGatewayUrl)] : []),
  ];
  return (await Promise.all(checks)).flat();
}

async function chainDirFaults({ chainDir }: Config): Promise<string[]> {
  const list = join(chainDir, 'pictures/pictures.json');
  return existsSync(list) ? [] : [`CHAIN_DIR: there is no ${list}, which pnpm chain import makes`];
}

async function databaseFaults({ databaseUrl: connectionString }: Config): Promise<string[]> {
  if (!connectionString) return [];
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  try {
    await client.connect();
    await client.query('select 1');
    return [];
  } catch (error) {
    return [`DATABASE_URL: the database does not answer (${messageOf(error)})`];
  } finally {
    await client.end();
  }
}

async function redisFaults(config: Config): Promise<string[]> {
  const redis = await openRedis(config);
  try {
    await redis?.ping();
    return [];
  } catch (error) {
    return [`REDIS_URL: Redis does not answer (${messageOf(error)})`];
  } finally {
    redis?.disconnect();
  }
}

/** Any answer counts: a server of others has no call that changes nothing. */
async function reachFaults(variable: string, url: string): Promise<string[]> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return [];
  } catch (error) {
    return [
      `${variable}: ${new URL(url).origin} does not answer (${messageOf((error as Error).cause ?? error)})`,
    ];
  }
}
