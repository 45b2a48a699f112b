import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Names in braces of a path: `/api/app/product/{slug}/` has `slug`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** How a server validates a call. The browser imports the type only: it sends requests and does not validate them. */
export interface RequestRules {
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Only a logged-in customer may make the call (spec §6). */
  readonly needsUser?: boolean;
  /** The pictures that a multipart body may carry; without it a body carries none. */
  readonly files?: FileRules;
}

/** How many pictures of which size a call takes. */
export interface FileRules {
  readonly max: number;
  readonly megabytes: number;
}

export type RequestTable = Readonly<Record<string, RequestRules>>;

/**
 * One call of spec §7 as a client makes it. Paths end with a slash; the server answers without it too
 * (readings 16).
 */
export interface Call<
  Path extends string = string,
  Rules extends RequestRules = RequestRules,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST';
  path: Path;
  /** How the browser sends the body; a server takes JSON and forms alike. Only `multipart` carries files. */
  encoding?: 'json' | 'form' | 'multipart';
  response: Response;
  /**
   * `success: false` in an answer with a success status, bare or under `data`, is a refusal, thrown as any failure. With
   * `ignoresSuccess` it is not: the field is data of the answer, or the answer is not read (spec §7).
   */
  ignoresSuccess?: boolean;
  /** With it, `error` as true or as a text is a refusal too (spec §5, Add product). */
  checksError?: boolean;
  /** Carries the type of the rules; never has a value. */
  rules?: Rules;
}

/** A call with its rules, for servers: see `@storefront/api-contract/server`. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> extends Omit<Call<Path, RequestRules, Response>, 'rules'> {
  summary: string;
  query?: Query;
  body?: Body;
  needsUser?: boolean;
  files?: FileRules;
}

/** Declares a call whose requests follow `Rules`. */
export const endpoint =
  <Rules extends RequestRules>() =>
  <const Path extends string, Response extends Schema>(
    call: Call<Path, Rules, Response>,
  ): Call<Path, Rules, Response> =>
    call;
