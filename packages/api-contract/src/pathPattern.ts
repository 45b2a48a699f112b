/** Matches the paths that a call's declared path stands for, with and without the slash at the end (readings 16). */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
