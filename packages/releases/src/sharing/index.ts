export { isCompatible, requiredRange } from './compatible';
export { isOurs, packageOf, type SharedKey, sharedKeys, type SharedVersions } from './sharedKeys';
export { sharedMisfits } from './sharedMisfits';
export { type SharedNames, takenNames } from './sharedNames';
