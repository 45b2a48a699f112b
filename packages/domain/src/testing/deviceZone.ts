import { runInThisContext } from 'node:vm';

// The `process.env` of a test is a copy; changing its TZ has no effect on dates.
const device = (runInThisContext('process') as typeof process).env;

/** Puts the device into a time zone for the tests of this block. */
export function setDeviceZone(zone: string): void {
  const before = device['TZ'];
  beforeAll(() => {
    device['TZ'] = zone;
  });
  afterAll(() => {
    if (before === undefined) delete device['TZ'];
    else device['TZ'] = before;
  });
}
