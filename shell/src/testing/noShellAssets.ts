import type { ShellAssets } from '../server/shellAssets';

/** For a server without a built shell. */
export const noShellAssets: ShellAssets = {
  css: '',
  fontPreloads: [],
  pageScript: { url: '', integrity: '' },
  releasesPage: { script: { url: '', integrity: '' }, style: { url: '', integrity: '' } },
  fieldFigures: { url: '/assets/figures.js', integrity: 'sha384-figures' },
  tapTraces: { url: '/assets/taps.js', integrity: 'sha384-taps' },
  build: '1a2b3c4d',
  panelScripts: [],
  scripts: [],
};
