import { type PageState, serialiseState, stateElementId } from '../../app/state/pageState';

/** What follows the app: the state the browser starts with. It is data, but carries the nonce like every script. */
export function documentEnd(state: PageState, nonce: string): string {
  return (
    `</div><script type="application/json" id="${stateElementId}" nonce="${nonce}">${serialiseState(state)}</script>` +
    '</body></html>'
  );
}
