export { type Answer, fakeApi, type RecordedCall, apiError } from './render/fakeApi';
export { headContext } from './render/headContext';
export { type RecordedEvent, renderInShell } from './render/renderInShell';
export { testBrand } from './render/testBrand';
