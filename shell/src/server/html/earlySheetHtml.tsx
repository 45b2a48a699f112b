import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlySheet } from '../../features/panel-host';
import { PanelSkeleton } from '../../features/panel-skeleton';
import { createStyleCache } from '../document/emotionStyles';

/** Rendered once: it is the same on every page. */
const { css, markup } = (() => {
  const cache = createStyleCache('');
  const rendered = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <EarlySheet>
        <PanelSkeleton />
      </EarlySheet>
    </CacheProvider>,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { css: rules.join(''), markup: rendered };
})();

/** The content of the template from which `createEarlySheet` takes the sheet, with its styles. */
export const earlySheetHtml = (nonce: string): string => `<style nonce="${nonce}">${css}</style>${markup}`;
