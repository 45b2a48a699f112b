import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * What containers take of the federation runtime when they start, by the names of the library. They load no other remotes
 * and preload nothing, so what the library does that with stays out of the page.
 */
export const containerCore = {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: { global: helpers.global, share: helpers.share },
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
