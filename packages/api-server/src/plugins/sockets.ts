import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { bearerToken } from '../auth/identify';
import { type Customer, findCustomer } from '../auth/sessions';
import type { Context } from '../context';

export interface Sockets {
  /** To every subscribed socket of a customer, on whatever process it is. */
  emit: (event: { userId: number; name: string; payload: unknown }) => void;
  disconnectSession: (sessionId: number) => void;
  close: () => Promise<void>;
}

// The specification calls the socket 'main': clients find it as a namespace and as the default one.
const namespaces = ['/', '/main'];
const userRoom = (id: number) => `user:${id}`;
const sessionRoom = (id: number) => `session:${id}`;

/** Live order statuses (spec §7, Real-time). With `redisUrl` events reach sockets of other processes too. */
export function createSockets(
  server: HttpServer,
  context: Pick<Context, 'db' | 'config'>,
  log: FastifyBaseLogger,
): Sockets {
  const { redisUrl, corsOrigins } = context.config;
  const redis = redisUrl ? new Redis(redisUrl) : undefined;
  redis?.on('error', (error) => log.warn({ err: error }, 'redis does not answer'));
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    cors: { origin: corsOrigins },
    maxHttpBufferSize: 10_000,
    // The adapter needs the limit to be set, or it fails on the first disconnect.
    connectionStateRecovery: { maxDisconnectionDuration: 120_000 },
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });
  for (const name of namespaces) {
    const namespace = io.of(name);
    namespace.use((socket, next) => {
      identify(context, socket).then(
        (customer) => {
          socket.data = { customer };
          next(customer ? undefined : new Error('unauthorized'));
        },
        () => next(new Error('unavailable')),
      );
    });
    namespace.on('connection', listen);
  }
  return {
    emit: ({ userId, name, payload }) => {
      for (const namespace of namespaces) io.of(namespace).to(userRoom(userId)).emit(name, payload);
    },
    disconnectSession: (id) => {
      for (const namespace of namespaces) io.of(namespace).in(sessionRoom(id)).disconnectSockets();
    },
    close: async () => {
      await io.close();
      redis?.disconnect();
    },
  };
}

/** Who they are is what the session says, whatever `user_id` the payload of `subscribe` has. */
function listen(socket: Socket): void {
  const { customer } = socket.data as { customer: Customer };
  void socket.join(sessionRoom(customer.sessionId));
  socket.on('subscribe', (_payload: unknown, acknowledge?: unknown) => {
    void Promise.resolve(socket.join(userRoom(customer.user.id))).then(() => {
      if (typeof acknowledge === 'function') acknowledge({ success: true });
    });
  });
}

async function identify({ db }: Pick<Context, 'db'>, { handshake }: Socket): Promise<Customer | undefined> {
  const given: unknown = handshake.auth['token'];
  const token =
    bearerToken(handshake.headers.authorization) ?? (typeof given === 'string' ? given : undefined);
  return token ? findCustomer(db, token) : undefined;
}
