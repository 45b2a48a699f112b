import { rewriteModules } from './rewriteModules';

/**
 * What is constant in a container: text of the bundler's half of the runtime, and what stands there instead. A container
 * takes every shared package from the page, in one scope and when a chunk needs it. So it provides no package, takes none
 * when it starts, has no shaken copies and no layers, and it loads no other remote (decision 0102).
 */
export const constants: readonly (readonly [library: string, container: string])[] = [
  ['USE_SHARED ? installInitialConsumes :', 'false ? installInitialConsumes :'],
  ['USE_SHARED ? getSharedFallbackGetter :', 'false ? getSharedFallbackGetter :'],
  // The plugin that chooses shaken copies of shared packages.
  ['if (USE_SHARED) {', 'if (false) {'],
  ['import { getRemoteEntry } from "@module-federation/runtime";', ''],
  [
    'const { sharedFallback, bundlerRuntime, libraryType } = webpackRequire.federation;',
    'const sharedFallback = false, bundlerRuntime = void 0, libraryType = void 0;',
  ],
  ['if ("initialConsumes" in options) {', 'if (false) {'],
  // webpack passes the table that this would be copied from.
  ['if ("chunkMapping" in options) {', 'if (false) {'],
  ['if (initializeSharingData && !initializeSharingData._updated) {', 'if (false) {'],
  ['if (shareInfo?.shareConfig?.layer && result && typeof result === "object") try {', 'if (false) try {'],
  ['const usedExports = getUsedExports(webpackRequire, shareKey);', 'const usedExports = void 0;'],
  ['if (typeof getter !== "function") throw', 'if (false) throw'],
  ['= webpackRequire.federation.bundlerRuntimeOptions.remotes;', '= void 0;'],
  ['var initExternal = (id) => {', 'if (false) var initExternal = (id) => {'],
  ['if (!shareScopeKey || typeof shareScopeKey === "string") {', 'if (true) {'],
  ['if (!Array.isArray(shareScopeKey)) return', 'if (true) return'],
];

/** The library's code without what no container runs. */
export const withoutHost = (code: string): string =>
  constants.reduce((text, [library, container]) => text.replace(library, container), code);

/** Leaves out of the entries of remotes what the bundler's half of the runtime does for hosts only. */
export const leanContainerPlugin = rewriteModules({
  name: 'storefront-lean-container',
  modules: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.js$/,
  rewrite: withoutHost,
});
