import { bundleForNode } from './bundleForNode.mjs';

await bundleForNode(import.meta.url, { registry: 'src/registry/index.ts' });
