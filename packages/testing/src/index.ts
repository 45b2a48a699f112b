export type { Expectation, Visitor, VisitorState } from './expectations/expectations';
export { loginSteps } from './expectations/loginSteps';
export { runExpectation, type Surroundings } from './expectations/runExpectation';
export type { Found, Step } from './expectations/steps';
export { type Answer, fakeApi, type RecordedCall, apiError } from './render/fakeApi';
export { headContext } from './render/headContext';
export { type GeocoderAnswer, house, mockGeocoder, restoreGeocoder, street } from './render/mockGeocoder';
export { type RecordedEvent, renderInShell } from './render/renderInShell';
export { testBrand } from './render/testBrand';
