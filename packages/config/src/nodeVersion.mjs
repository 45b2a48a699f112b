import { Refusal } from './refusal.mjs';

const [needMajor, needMinor] = [20, 19];

/** @param {string} version of Node, as `process.versions.node` has it */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** @throws Refusal when this Node is too old to run anything here. */
export function checkNode() {
  const { node } = process.versions;
  if (isSupportedNode(node)) return;
  throw new Refusal(`Node ${needMajor}.${needMinor} or newer is needed, this is ${node}.`);
}
