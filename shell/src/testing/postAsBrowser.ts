import type { FastifyInstance } from 'fastify';

/** Posts a body from one address, as text that it is or as JSON, and resolves to the status of the answer. */
export function postAsBrowser(app: FastifyInstance, url: string, common: Record<string, string>) {
  return async (payload: unknown, headers: Record<string, string> = {}): Promise<number> => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': '203.0.113.7', ...common, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return statusCode;
  };
}

/** Headers of a page that posts by `navigator.sendBeacon`. */
export const beaconHeaders = {
  'content-type': 'text/plain;charset=UTF-8',
  origin: 'https://shop.example',
};
