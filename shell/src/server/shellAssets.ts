import type { Brand } from '@storefront/contracts';
import type { ShellAssets as BuiltAssets } from '@storefront/releases/release';
import { type BrandTheme, fontFaceCss, globalCss, resetCss, tokensCss } from '@storefront/tokens';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config';
import type { ScriptFile } from './html/scripts';

/** The files of the shell's own build that every page includes. */
export interface ShellAssets {
  scripts: readonly ScriptFile[];
  /** Scripts that render an open panel (`loadPanelLayer`). */
  panelScripts: readonly ScriptFile[];
  /** The script that runs in every page and starts the others. */
  pageScript: ScriptFile;
  /** The script and the style sheet of the page of releases. */
  releasesPage: { script: ScriptFile; style: ScriptFile };
  /** The script that measures some pages, and the one that traces their taps too. */
  fieldFigures: ScriptFile;
  tapTraces: ScriptFile;
  build: string;
  fontPreloads: readonly string[];
  /** Font faces, tokens of the brand, reset and body styles: inlined, so that no request blocks rendering. */
  css: string;
}

interface FontNames {
  cyrillic: string;
  latin: string;
  rouble: string;
}

const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T;

/** @throws Error when the shell or the tokens were not built. */
export async function readShellAssets({ shellDist, fontsDir }: Config, brand: Brand): Promise<ShellAssets> {
  const built = await readJson<BuiltAssets>(join(shellDist, 'client', 'assets.json'));
  const fonts = await readJson<FontNames>(join(dirname(fontsDir), 'fonts.json'));
  const { pageScript, releasesPage, fieldFigures, tapTraces } = built;
  if (!pageScript || !releasesPage || !fieldFigures || !tapTraces) {
    throw new Error(`${shellDist} has no script of the page: build the shell again`);
  }
  const url = (name: string) => `/fonts/${name}`;
  const file = (path: string): ScriptFile => ({
    url: `/assets/${path}`,
    integrity: built.files[path]?.sha384 ?? '',
  });
  return {
    scripts: built.scripts.map(file),
    panelScripts: Object.keys(built.files)
      .filter((path) => /^panels\.\w+\.js$/.test(path))
      .map(file),
    pageScript: file(pageScript),
    releasesPage: { script: file(releasesPage.script), style: file(releasesPage.style) },
    fieldFigures: file(fieldFigures),
    tapTraces: file(tapTraces),
    build: built.build.slice(0, 8),
    fontPreloads: [url(fonts.cyrillic), url(fonts.latin)],
    css: [
      fontFaceCss({ cyrillic: url(fonts.cyrillic), latin: url(fonts.latin), rouble: url(fonts.rouble) }),
      tokensCss(brand.theme as BrandTheme | undefined),
      resetCss,
      globalCss,
    ].join('\n'),
  };
}
