export { ConsentLine } from './ConsentLine';
export { useConsent } from './useConsent';
