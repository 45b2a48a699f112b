import { rmSync } from 'node:fs';
import { stack } from './stack';

/** Removes the data and releases of the journeys. */
export default function removeStack(): void {
  rmSync(stack().folder, { recursive: true, force: true });
}
