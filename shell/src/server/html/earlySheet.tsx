import { stylesOf } from '@storefront/styles';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlySheet } from '../../features/panel-host';
import { PanelSkeleton } from '../../features/panel-skeleton';

function renderEarlySheet() {
  const markup = renderToStaticMarkup(
    <EarlySheet>
      <PanelSkeleton />
    </EarlySheet>,
  );
  return `<!doctype html><template><style>${stylesOf(markup, new Set())}</style>${markup}</template>`;
}

const html = renderEarlySheet();
const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);

/** The document from which the script of every page takes the early sheet (`loadEarlySheet`). It is rendered once. */
export const earlySheet = { url: `/assets/early-sheet.${hash}.html`, html };
