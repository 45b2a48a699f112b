export { useKeepInstallOffer } from './useKeepInstallOffer';
