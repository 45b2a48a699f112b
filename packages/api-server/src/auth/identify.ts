import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { unauthorized } from '../apiError';
import { type Customer, findCustomer, renewSession } from './sessions';

const known = new WeakMap<FastifyRequest, Promise<Customer | undefined>>();

const identified = new WeakMap<FastifyRequest, number>();

/** Whose call it is, once it has been looked up; undefined for guests. */
export const callerOf = (request: FastifyRequest): number | undefined => identified.get(request);

/** The token of `Authorization: Bearer …`; undefined when there is none. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1];
}

/** The calling customer; undefined for guests. An invalid token is a 401, so that the client logs out. */
export async function customerOf(context: Context, request: FastifyRequest): Promise<Customer | undefined> {
  if (!request.headers.authorization) return undefined;
  const customer = await lookUp(context, request);
  if (!customer) throw unauthorized();
  return customer;
}

/** Throws 401 for guests. */
export async function requireCustomer(context: Context, request: FastifyRequest): Promise<Customer> {
  const customer = await customerOf(context, request);
  if (!customer) throw unauthorized();
  return customer;
}

function lookUp(context: Context, request: FastifyRequest): Promise<Customer | undefined> {
  const found = known.get(request);
  if (found) return found;
  const token = bearerToken(request.headers.authorization);
  const looking = token ? findAndNote(context, request, token) : Promise.resolve(undefined);
  known.set(request, looking);
  return looking;
}

async function findAndNote({ db }: Context, request: FastifyRequest, token: string) {
  const customer = await findCustomer(db, token);
  if (!customer) return undefined;
  identified.set(request, customer.user.id);
  await renewSession(db, customer);
  return customer;
}
