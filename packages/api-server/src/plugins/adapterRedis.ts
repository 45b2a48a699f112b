import { type Command, Redis, type RedisOptions } from 'ioredis';

/** How long a status waits for Redis before it goes to the sockets of this process alone. */
const commandTimeout = 1000;

type Waiting = Pick<RedisOptions, 'commandTimeout' | 'maxRetriesPerRequest'>;

/**
 * The connection of the sockets' adapter. The adapter drops the promises of some of its commands, and their rejection,
 * while Redis is away, would end the process; here it is handled, and code that awaits a command still gets its error.
 */
export class AdapterRedis extends Redis {
  readonly #url: string;

  constructor(url: string, options: Waiting = { commandTimeout }) {
    // Unsent commands wait for Redis for some twenty attempts to connect, also after their time limit: other processes
    // get them late or, after a longer outage, not at all.
    super(url, options);
    this.#url = url;
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [{ promise }]: [Command, ...unknown[]] = sent;
    promise.catch(() => {});
    return super.sendCommand(...sent);
  }

  /** The connection for blocking reads, which wait for the next message and thus have no time limit. */
  override duplicate(): Redis {
    return new AdapterRedis(this.#url, { maxRetriesPerRequest: null });
  }
}
