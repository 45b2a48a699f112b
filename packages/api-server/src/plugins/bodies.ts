import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@storefront/api-contract';
import { maxBodyBytes, megabyte } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import qs from 'qs';
import { ApiError, unprocessable } from '../apiError';
import { requireCustomer } from '../auth/identify';
import type { Context } from '../context';
import { messages } from '../messages';
import { uploadMessages } from '../uploads/messages';
import { createUploadSlots } from './uploadSlots';

type FileRules = NonNullable<Endpoint['files']>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The files that a multipart body of this route may carry. */
    files?: FileRules | undefined;
  }
}

const fields = { fields: 300, fieldSize: 20_000, parts: 300 };
// A file in a call without files is reported by field name; its bytes are not stored.
const withoutFiles = { ...fields, files: 6, fileSize: 1 };
/** One file and one byte more than the contract allows, so that the contract's own error message applies. */
const withFiles = ({ max, megabytes }: FileRules) => ({
  ...fields,
  files: max + 1,
  fileSize: megabytes * megabyte + 1,
});

/** Reads `groups[]=3` and `modifiers[0][id]=5` of queries and forms. */
export const parseNested = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: 5, arrayLimit: 100, parameterLimit: 300 });

/**
 * JSON and both kinds of forms are equivalent; a missing body counts as empty. Files of a multipart body arrive
 * as `File` under their field's name, from `uploadBytes` of bodies at most at a time.
 */
export async function addBodies(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(formbody, { parser: parseNested });
  await app.register(multipart, { throwFileSizeLimit: false });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parseJson(request, String(body), done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });
  const slots = createUploadSlots(context.config.uploadBytes);
  const takeSlot: preValidationAsyncHookHandler = async (request) => {
    if (!request.isMultipart()) return;
    const bytes = bodyBytes(request);
    const { user } = await requireCustomer(context, request);
    slots.take(request, { customerId: user.id, bytes });
  };
  // Runs after the route's own hooks, so that an unauthorized caller cannot fill the memory.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    const reading = route.config?.files ? [takeSlot, readMultipart] : [readMultipart];
    route.preValidation = [route.preValidation ?? [], ...reading].flat();
  });
  // The pictures of a request stay in memory until it is answered, also when its client has disconnected.
  app.addHook('onSend', async (request) => slots.free(request));
}

/** The size of a body by its `Content-Length`; without one, the most that its call accepts. Throws 413. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = maxBodyBytes(routeOptions.config.files);
  const bytes = Number(headers['content-length'] ?? most);
  if (bytes > most) throw new ApiError(413, { message: messages.tooLarge });
  return bytes;
}

const readMultipart: preValidationAsyncHookHandler = async (request) => {
  if (!request.isMultipart()) return;
  bodyBytes(request);
  // A client that disconnected while the caller was looked up sends nothing more, not even an end: the request would
  // never be answered.
  if (request.raw.readableAborted) throw new ApiError(400, { message: messages.badRequest });
  try {
    request.body = await readParts(request);
  } catch (error) {
    if (error instanceof ApiError || hasStatus(error)) throw error;
    // A body that ends too early or has no boundary.
    throw new ApiError(400, { message: messages.badRequest });
  }
};

const hasStatus = (error: unknown) => error instanceof Error && 'statusCode' in error;

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const { files } = request.routeOptions.config;
  const names: string[] = [];
  const values: unknown[] = [];
  let bytesLeft = maxBodyBytes(files);
  for await (const part of request.parts({ limits: files ? withFiles(files) : withoutFiles })) {
    const value = part.type === 'file' ? await toFile(part) : part.value;
    bytesLeft -= value instanceof File ? value.size : textBytes(value);
    if (bytesLeft < 0) {
      // The rest is discarded as it arrives, so that the client reads the answer.
      request.raw.unpipe().resume();
      throw new ApiError(413, { message: messages.tooLarge });
    }
    // Browsers send this for an empty file input.
    if (value instanceof File && value.name === '' && value.size === 0) continue;
    names.push(part.fieldname);
    values.push(value);
  }
  const refused = names.find((_name, index) => !files && values[index] instanceof File);
  if (refused !== undefined) throw unprocessable(uploadMessages.noFiles, refused);
  return nest(names, values);
}

/** The bytes of a field, for bodies without a `Content-Length`; a JSON field is already parsed. */
const textBytes = (value: unknown) =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));

async function toFile(part: MultipartFile): Promise<File> {
  const content = await part.toBuffer();
  return new File([new Uint8Array(content)], part.filename || '', { type: part.mimetype });
}

/** Field names are parsed like the names of forms: `images[]`, `estimations[0][key]`. */
function nest(names: string[], values: unknown[]): Record<string, unknown> {
  const numbered = names.map((name, index) => `${encodeURIComponent(name)}=${index}`).join('&');
  return Object.fromEntries(
    Object.entries(parseNested(numbered)).map(([name, node]) => [name, withValues(node, values)]),
  );
}

function withValues(node: unknown, values: unknown[]): unknown {
  if (typeof node === 'string') return values[Number(node)];
  if (Array.isArray(node)) return node.map((inner) => withValues(inner, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withValues(inner, values)]));
}
