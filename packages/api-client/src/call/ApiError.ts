import { type ErrorBody, errorBody, isRecord } from '@storefront/api-contract';
import * as z from 'zod/mini';

/**
 * Why a call failed: the back end refused it, did not answer in time, or sent a body that cannot be parsed.
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'unreadable';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 503 when there was no response, 502 when it could not be parsed. */
  status: number;
  body?: ErrorBody | undefined;
  cause?: unknown;
}

/**
 * The error that every failed call throws (readings 15). `text` is the server's own message, when it sent
 * one.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly text: string | undefined;
  /** Russian messages by field. */
  readonly fields: Record<string, string[]>;
  /** Seconds to wait before the next try, when the server names them. */
  readonly seconds: number | undefined;

  constructor({ kind, status, body, cause }: ApiErrorDetails) {
    super(body?.message || `call ${kind} with status ${status}`, { cause });
    this.kind = kind;
    this.status = status;
    this.text = body?.message || undefined;
    this.fields = body?.errors ?? {};
    this.seconds = body?.seconds ?? undefined;
  }
}

function withNested(json: unknown): unknown {
  if (!isRecord(json) || !isRecord(json['data'])) return json;
  return { ...json['data'], ...json, message: json['message'] || json['data']['message'] };
}

/**
 * The error of a refusal with the body `json`, which may hold its fields under `data`. An unreadable body leaves the
 * text to the caller (readings 15).
 */
export function refusal(status: number, json: unknown): ApiError {
  return new ApiError({ kind: 'refused', status, body: z.safeParse(errorBody, withNested(json)).data });
}

/** Converts an error response, whose body may also be empty, HTML or not JSON. */
export async function toApiError(response: Response): Promise<ApiError> {
  const json: unknown = await response.json().catch(() => undefined);
  return refusal(response.status, json);
}

/** The text to show for an error: the server's message if present, else `fallback` (spec §8). */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.text) || fallback;
}
