import 'uplot/dist/uPlot.min.css';
import { createRoot } from 'react-dom/client';
import { messages } from './messages';
import { ReleasesPage } from './ReleasesPage';
import { type ReleasesView, viewElementId } from './view';

const container = document.getElementById('root');
const data = document.getElementById(viewElementId)?.textContent;
if (!container || !data) throw new Error('the page of releases has no view');
const onUncaughtError = (error: unknown) => {
  reportError(error);
  container.textContent = messages.failed;
};
createRoot(container, { onUncaughtError }).render(
  <ReleasesPage view={JSON.parse(data) as ReleasesView} onRefresh={() => location.reload()} />,
);
