import { removeWorker } from './removeWorker';
import { runWorker } from './runWorker';
import type { WorkerScope } from './workerScope';

// `buildShell` makes one file of it; the server serves it behind a line that sets `isOff`.
const scope = globalThis as unknown as WorkerScope & { readonly isOff: boolean };
if (scope.isOff) removeWorker(scope);
else runWorker(scope);
