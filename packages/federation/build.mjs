import { bundleForNode } from '@storefront/releases/bundle-for-node';

await bundleForNode(import.meta.url, { build: 'src/build/index.ts', dev: 'src/dev/index.ts' });
