import { buildShell } from '@storefront/federation/build';

await buildShell();
