import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

type Transact = NodePgDatabase['transaction'];

/**
 * Makes a function that runs transactions on connections of the pool. The function of drizzle never gives back a
 * connection on which no transaction could begin, and passes a connection with an open transaction to the next caller;
 * this function closes both.
 */
export function transactOn(pool: { connect: () => Promise<PoolClient> }): Transact {
  return async (work, config) => {
    const client = await pool.connect();
    let hasBegun = false;
    let isOver = false;
    try {
      const result = await drizzle(client).transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
      isOver = true;
      return result;
    } catch (error) {
      // After a rollback the connection can be used again.
      isOver = hasBegun && client.getTransactionStatus() === 'I';
      throw error;
    } finally {
      client.release(!isOver);
    }
  };
}

/** Without a listener a connection that breaks while it is in use would end the process, besides failing its query. */
export function outliveConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
