import { Redis } from 'ioredis';

/**
 * The connection for short commands: counters and health checks. While Redis is down commands fail at once instead of
 * queueing. Undefined without `redisUrl`.
 */
export async function openRedis({ redisUrl }: { redisUrl?: string | undefined }): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 1000,
    maxRetriesPerRequest: 1,
  });
  // The client reconnects by itself; sockets.ts logs the outage.
  redis.on('error', () => {});
  await redis.connect().catch(() => undefined);
  return redis;
}
