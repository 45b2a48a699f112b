import type { ShellAssets } from '../server/shellAssets';

/** For a server without a built shell. */
export const noShellAssets: ShellAssets = {
  css: '',
  fontPreloads: [],
  pageScript: { url: '', integrity: '' },
  releasesPage: { script: { url: '', integrity: '' }, style: { url: '', integrity: '' } },
  fieldFigures: { url: '/assets/fieldFigures.js', integrity: 'sha384-fieldFigures' },
  tapTraces: { url: '/assets/tapTraces.js', integrity: 'sha384-tapTraces' },
  build: '1a2b3c4d',
  panelScripts: [],
  scripts: [],
};
