import { buildRemote } from '@storefront/federation/build';

await buildRemote({ name: 'checkout' });
