import { UserError } from './userError.mjs';

const [needMajor, needMinor] = [20, 19];

/** @param {string} version of Node, like `process.versions.node` */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** @throws UserError when this Node is too old for the workspace. */
export function checkNode() {
  const { node } = process.versions;
  if (isSupportedNode(node)) return;
  throw new UserError(`Node ${needMajor}.${needMinor} or newer is needed, this is ${node}.`);
}
