import { createHash } from 'node:crypto';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlySheet } from '../../features/panel-host';
import { PanelSkeleton } from '../../features/panel-skeleton';
import { createStyleCache } from '../document/emotionStyles';

function renderEarlySheet() {
  const cache = createStyleCache('');
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <EarlySheet>
        <PanelSkeleton />
      </EarlySheet>
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return `<!doctype html><template><style>${css.join('')}</style>${markup}</template>`;
}

const html = renderEarlySheet();
const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);

/** The document from which the script of every page takes the early sheet (`loadEarlySheet`). It is rendered once. */
export const earlySheet = { url: `/assets/early-sheet.${hash}.html`, html };
