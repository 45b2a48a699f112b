export { isCompatible, requiredRange } from './compatible';
export { pageSingletons, singletonsIn } from './pageSingletons';
export { isOurs, packageOf, type SharedKey, sharedKeys, type SharedVersions } from './sharedKeys';
export { missingNames, type SharedNames, takenNames } from './sharedNames';
