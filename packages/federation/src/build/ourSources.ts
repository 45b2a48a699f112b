/**
 * Source files of our packages: in the workspace, or installed from an archive of the package. They have no side effects
 * at module scope, so unused exports are dropped, in browser and server builds alike.
 */
export const ourSources = /[\\/](?:packages|@storefront)[\\/][\w-]+[\\/]src[\\/]/;

/** Files of npm packages: everything in node_modules except the sources of our own packages. */
export const isNpmFile = (path: string) => /[\\/]node_modules[\\/]/.test(path) && !ourSources.test(path);
