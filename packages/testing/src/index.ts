export { type Answer, fakeApi, type RecordedCall, apiError } from './render/fakeApi';
export { headContext } from './render/headContext';
export { type GeocoderAnswer, house, mockGeocoder, restoreGeocoder, street } from './render/mockGeocoder';
export { type RecordedEvent, renderInShell } from './render/renderInShell';
export { testBrand } from './render/testBrand';
