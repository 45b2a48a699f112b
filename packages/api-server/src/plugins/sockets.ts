import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Namespace, Server, type Socket } from 'socket.io';
import { bearerToken } from '../auth/identify';
import { type Customer, findCustomer } from '../auth/sessions';
import type { Context } from '../context';
import { sessions } from '../database/schema/users';
import { AdapterRedis } from './adapterRedis';
import { disconnectAt } from './disconnectAt';

export interface Sockets {
  /** Reaches every subscribed socket of a customer, in every process. */
  emit: (event: { userId: number; name: string; payload: unknown }) => void;
  disconnectSession: (sessionId: number) => void;
  close: () => Promise<void>;
}

/** The connection that the sockets of one page share. */
type Connection = Socket['conn'];

/** The owner of a socket. Redis stores it for two minutes after a disconnect, so it holds ids only. */
interface Identity {
  sessionId: number;
  userId: number;
}

// The specification calls the socket 'main': clients find it as a namespace and as the default one.
const namespaces = ['/', '/main'];
const userRoom = (id: number) => `user:${id}`;
/** Per connection: a page names its namespace, and sends one `subscribe` after each connect. */
const maxMessagesPerMinute = { loggedIn: 100, others: 10 };
const sessionRoom = (id: number) => `session:${id}`;

/** Live order statuses (spec §7, Real-time). With `redisUrl` events reach sockets of other processes too. */
export function createSockets(
  server: HttpServer,
  context: Pick<Context, 'db' | 'config' | 'writeRefusal'>,
  log: FastifyBaseLogger,
): Sockets {
  // Node removes its own listener: a connection that is reset before a socket uses it would end the process.
  server.on('upgrade', (_request, connection) => connection.on('error', () => connection.destroy()));
  const { redisUrl, corsOrigins } = context.config;
  const redis = redisUrl ? new AdapterRedis(redisUrl) : undefined;
  redis?.on('error', (error) => log.warn({ err: error }, 'redis does not answer'));
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    cors: { origin: corsOrigins },
    maxHttpBufferSize: 10_000,
    // The adapter needs the limit to be set, or it fails on the first disconnect. A returning client
    // sends its token again, because it may have been revoked.
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: false },
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });
  // Not in the identity, which Redis stores: a recovered socket is identified again.
  const expiries = new WeakMap<Socket, Date>();
  const loggedIn = new WeakSet<Connection>();
  for (const name of namespaces) {
    const namespace = io.of(name);
    namespace.use((socket, next) => {
      identify(context, socket).then(
        (customer) => {
          if (customer && acceptSocket(socket, { sessionId: customer.sessionId, userId: customer.user.id })) {
            expiries.set(socket, customer.expiresAt);
            return next();
          }
          context.writeRefusal(log, 'socket without a login');
          next(new Error('unauthorized'));
        },
        () => next(new Error('unavailable')),
      );
    });
    recoverOpenSessions(namespace, context);
    namespace.on('connection', (socket) => {
      joinRooms(socket);
      const expiresAt = expiries.get(socket);
      if (expiresAt) disconnectAt(socket, expiresAt);
      loggedIn.add(socket.conn);
    });
  }
  io.engine.on('connection', (connection: Connection) =>
    limitMessages(connection, {
      most: () => maxMessagesPerMinute[loggedIn.has(connection) ? 'loggedIn' : 'others'],
      onExceeded: () => context.writeRefusal(log, 'socket that sends too much'),
    }),
  );
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

/** Stores the owner of a socket. A recovered socket keeps its rooms, so it must belong to the same session. */
function acceptSocket(socket: Socket, identity: Identity): boolean {
  if (socket.recovered && identityOf(socket)?.sessionId !== identity.sessionId) return false;
  socket.data = identity;
  return true;
}

/** Lets a broken connection recover with the missed events, unless its session has ended. */
function recoverOpenSessions({ adapter }: Namespace, { db }: Pick<Context, 'db'>): void {
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (id, offset) => {
    // The in-memory adapter returns null when there is no session, although its type excludes that.
    const recovered = (await restore(id, offset)) as Awaited<ReturnType<typeof restore>> | null;
    if (!recovered) throw new Error('there is nothing to recover');
    const { sessionId } = recovered.data as Identity;
    const [open] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())));
    // An error here only makes the client start a new connection.
    if (!open) throw new Error('the session has ended');
    return recovered;
  };
}

/** The session decides whose events a socket gets, whatever `user_id` is in the payload of `subscribe`. */
function joinRooms(socket: Socket): void {
  const { sessionId, userId } = socket.data as Identity;
  void socket.join(sessionRoom(sessionId));
  socket.on('subscribe', (_payload: unknown, acknowledge?: unknown) => {
    void Promise.resolve(socket.join(userRoom(userId))).then(() => {
      if (typeof acknowledge === 'function') acknowledge({ success: true });
    });
  });
}

interface MessageLimit {
  most: () => number;
  onExceeded: () => void;
}

/** Counts all messages of a connection, its logins too: each login queries the database. */
function limitMessages(connection: Connection, { most, onExceeded }: MessageLimit): void {
  let minute = { count: 0, endsAt: 0 };
  connection.on('packet', ({ type }: { type: string }) => {
    if (type !== 'message') return;
    const now = performance.now();
    if (now > minute.endsAt) minute = { count: 0, endsAt: now + 60_000 };
    minute.count += 1;
    if (minute.count <= most()) return;
    onExceeded();
    connection.close(true);
  });
}

const identityOf = (socket: Socket) => socket.data as Identity | undefined;

async function identify({ db }: Pick<Context, 'db'>, { handshake }: Socket): Promise<Customer | undefined> {
  const given: unknown = handshake.auth['token'];
  const token =
    bearerToken(handshake.headers.authorization) ?? (typeof given === 'string' ? given : undefined);
  return token ? findCustomer(db, token) : undefined;
}
