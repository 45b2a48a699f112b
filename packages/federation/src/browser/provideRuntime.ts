import * as runtimeCore from '@module-federation/runtime/core';

/** Remotes contain no federation runtime (`externalRuntime`): they use the page's, under this global name. */
export function provideRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
