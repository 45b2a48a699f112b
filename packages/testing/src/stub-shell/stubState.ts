import type { Brand, RemoteName, Session } from '@storefront/contracts';
import { stateElementId } from '@storefront/contracts/state-element';
import type { BrowserRelease } from '@storefront/federation/browser';

/** The state embedded in the development page, which is the shell's own page with one remote. */
export interface StubState {
  brand: Brand;
  session: Session;
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

/** @throws Error when the page carries no state or names no remote. */
export function readStubState(page: Document): StubState & { remote: RemoteName } {
  const text = page.getElementById(stateElementId)?.textContent;
  if (!text) throw new Error(`the page has no #${stateElementId}`);
  const state = JSON.parse(text) as StubState;
  const [remote] = Object.keys(state.releases) as RemoteName[];
  if (!remote) throw new Error('the page names no remote to show');
  return { ...state, remote };
}
