export { type Answer, fakeApi, type RecordedCall, refuse } from './render/fakeApi';
export { type HeardEvent, renderInShell } from './render/renderInShell';
export { testBrand } from './render/testBrand';
