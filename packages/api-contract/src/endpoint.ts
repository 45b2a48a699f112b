import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Names in braces of a path: `/api/app/product/{slug}/` has `slug`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** What a server takes and refuses of a call. The browser knows only the type of it: it sends, it does not judge. */
export interface RequestRules {
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** What only a logged-in customer may call (spec §6). */
  readonly needsUser?: boolean;
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
  /** Carries the type of the rules; there is never a value here. */
  rules?: Rules;
}

/** A call with its rules, as a server wants it: see `@storefront/api-contract/server`. */
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
}

/** Declares a call whose requests follow `Rules`. */
export const endpoint =
  <Rules extends RequestRules>() =>
  <const Path extends string, Response extends Schema>(
    call: Call<Path, Rules, Response>,
  ): Call<Path, Rules, Response> =>
    call;
