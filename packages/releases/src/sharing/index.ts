export { isCompatible, requiredRange } from './compatible';
export { isOurs, packageOf, type SharedKey, sharedKeys, type SharedVersions } from './sharedKeys';
export { missingNames, type SharedNames, takenNames } from './sharedNames';
