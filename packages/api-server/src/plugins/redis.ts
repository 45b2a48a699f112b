import { Redis } from 'ioredis';

/**
 * The connection for short commands: counters and the question whether Redis is there. It fails at once while
 * Redis is away instead of keeping commands. Undefined without `redisUrl`.
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
  // It comes back by itself; sockets.ts logs that it is away.
  redis.on('error', () => {});
  await redis.connect().catch(() => undefined);
  return redis;
}
