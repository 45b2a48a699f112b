export { isCompatible, requiredRange } from './compatible';
export { pageSingletons, singletonsIn } from './pageSingletons';
export { isOurs, packageOf, type SharedKey, sharedKeys, type SharedVersions } from './sharedKeys';
export { membersIn, missingMembers } from './sharedMembers';
export { mergeNames, missingNames, type SharedNames } from './sharedNames';
