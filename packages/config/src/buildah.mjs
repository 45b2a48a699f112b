import { existsSync } from 'node:fs';
import { checkPrograms } from './debianPrograms.mjs';

const programs = ['buildah', 'mmdebstrap'].map((name) => `/usr/bin/${name}`);

/** What builds images without a daemon or a registry, and what makes a base of Debian's packages. Both need root. */
export const checkBuildah = () =>
  checkPrograms({
    name: 'buildah and mmdebstrap',
    packages: ['buildah', 'mmdebstrap'],
    isInstalled: () => programs.every((program) => existsSync(program)),
  });
