import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * The part of the federation runtime that containers use when they start, under the library's names. Containers load no
 * other remotes and preload nothing, so the library's code for that stays out of the page.
 */
export const containerCore = {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: { global: helpers.global, share: helpers.share },
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
