import { type PageState, serialiseState, stateElementId } from '../../app/state/pageState';
import { type PageScripts, scriptsHtml } from './scripts';

/** What follows the app: the state the browser starts with, data but with the nonce of a script, and the scripts. */
export function documentEnd(state: PageState, scripts: PageScripts): string {
  return (
    `</div><script type="application/json" id="${stateElementId}" nonce="${scripts.nonce}">${serialiseState(state)}</script>` +
    `${scriptsHtml(scripts)}</body></html>`
  );
}
