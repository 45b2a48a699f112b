import { rmSync } from 'node:fs';
import { stack } from './stack';

/** Leaves nothing of the journeys' data behind. */
export default function removeStack(): void {
  rmSync(stack().folder, { recursive: true, force: true });
}
