import { type Coordinates, formatCoordinates, parseCoordinates } from '@storefront/domain';
import * as z from 'zod/mini';
import type { Geocoder, Suggestion } from './types';

const suggestionSchema = z.object({
  id: z.string(),
  firstLine: z.string(),
  secondLine: z.catch(z.string(), ''),
  coords: z.string().check(z.refine((text) => parseCoordinates(text) !== undefined)),
  street: z.string(),
  home: z.catch(z.optional(z.string()), undefined),
  fullAddress: z.catch(z.optional(z.string()), undefined),
});

/**
 * The browser's geocoder: `GET /geo/suggest?q=` returns a JSON list of suggestions, `GET /geo/reverse?lat=&lon=` a
 * suggestion or null. Malformed suggestions of a list are left out. Rejects when the network or the server fails, also
 * with an answer that cannot be read: a page of a proxy is no empty list (readings 25).
 */
export function remoteGeocoder({
  fetch,
  baseUrl = '/geo',
}: {
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}): Geocoder {
  const request = async (path: string, params: Record<string, string>, signal?: AbortSignal) => {
    const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(params)}`, { signal });
    if (response.status === 204 || response.status === 404) return null;
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    return parseJson(await response.text());
  };
  return {
    suggest: async (query, signal) => {
      // The server would answer an empty query with an empty list.
      if (query.trim() === '') return [];
      const answer = await request('/suggest', { q: query.trim() }, signal);
      const list = answer === null ? [] : answer;
      if (!Array.isArray(list)) throw unreadable();
      return list.flatMap((item) => parseSuggestion(item) ?? []);
    },
    reverse: async (point, signal) => {
      const answer = await request('/reverse', pointParams(point), signal);
      if (answer === null) return undefined;
      const found = parseSuggestion(answer);
      if (!found) throw unreadable();
      return found;
    },
  };
}

const unreadable = () => new Error('The answer of the geocoder cannot be read');

function parseSuggestion(value: unknown): Suggestion | undefined {
  const result = z.safeParse(suggestionSchema, value);
  return result.success ? result.data : undefined;
}

function pointParams(point: Coordinates): Record<string, string> {
  const [lat = '', lon = ''] = formatCoordinates(point).split(',');
  return { lat, lon };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
