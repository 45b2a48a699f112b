import { fontFaceCss, globalCss, resetCss, tokensCss } from '@storefront/tokens';
import { createRoot } from 'react-dom/client';
import { examplesByComponent, type ExamplesModule } from './examplesByComponent';
import { KitPage } from './KitPage';

declare global {
  interface ImportMeta {
    /** A webpack function: every module of a folder with a matching path. */
    webpackContext(
      folder: string,
      options: { recursive?: boolean; regExp: RegExp },
    ): { (path: string): unknown; keys(): string[] };
  }
}

const modules = import.meta.webpackContext('..', {
  recursive: true,
  regExp: /\.examples\.tsx$/,
});
// The build of packages/tokens hashes the names of the font files.
const fonts = import.meta.webpackContext('font-files', { regExp: /\.woff2$/ });

function fontUrl(name: string): string {
  const path = fonts.keys().find((key) => key.startsWith(`./${name}.`));
  if (!path) throw new Error(`packages/tokens has built no font file ${name}`);
  return fonts(path) as string;
}

const style = document.createElement('style');
style.textContent = [
  fontFaceCss({ cyrillic: fontUrl('cyrillic'), latin: fontUrl('latin'), rouble: fontUrl('rouble') }),
  resetCss,
  tokensCss(),
  globalCss,
].join('\n');
document.head.append(style);

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
const examples = examplesByComponent(modules.keys().map((path) => modules(path) as ExamplesModule));
createRoot(container).render(<KitPage examples={examples} />);
