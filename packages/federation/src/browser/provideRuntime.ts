import * as runtimeCore from '@module-federation/runtime/core';

/** Remotes carry no federation runtime of their own (`externalRuntime`): they look for the page's under this name. */
export function provideRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
