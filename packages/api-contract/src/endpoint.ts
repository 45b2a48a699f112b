import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Names in braces of a path: `/api/app/product/{slug}/` has `slug`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * One call of spec §7. The server validates by it, the client is typed by it, and OpenAPI is made of it.
 * Paths end with a slash; the server answers without it too (readings 16).
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST';
  path: Path;
  /** One line for OpenAPI. */
  summary: string;
  query?: Query;
  body?: Body;
  /** How the browser sends the body; a server takes JSON and forms alike. */
  encoding?: 'json' | 'form';
  /** What only a logged-in customer may call (spec §6). */
  needsUser?: boolean;
  response: Response;
}

export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Endpoint<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  return definition;
}
