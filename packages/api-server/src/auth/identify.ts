import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { unauthorized } from '../apiError';
import { type Customer, findCustomer } from './sessions';

const known = new WeakMap<FastifyRequest, Promise<Customer | undefined>>();

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
  const looking = token ? findCustomer(context.db, token) : Promise.resolve(undefined);
  known.set(request, looking);
  return looking;
}
