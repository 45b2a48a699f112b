import type { Route } from '@playwright/test';

/** Answers a request with the server's answer, changed by `alter`. */
export const altered = (alter: (body: Buffer) => Buffer) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: alter(await response.body()) });
};

/** Changes one bit of the byte in the middle. */
export function withOneBitFlipped(body: Buffer): Buffer {
  const place = Math.floor(body.length / 2);
  body.writeUInt8(body.readUInt8(place) ^ 1, place);
  return body;
}
