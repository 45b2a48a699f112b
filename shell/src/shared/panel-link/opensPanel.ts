import { isPlaceholderPanel, openPanel } from '@storefront/contracts';

/** Of a click, whether the browser or React tells of it. */
type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'shiftKey'>;

/** Panels that show over any page what a page of its own shows too. */
type PanelOfPage = 'contacts' | 'delivery-terms' | 'restaurants';

/**
 * For a link to a page: a plain click opens the panel in its place. Without a script, in a new tab, and while
 * nobody has built that panel, the link leads to the page.
 */
export function opensPanel(panel: PanelOfPage) {
  return (event: Click) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isPlaceholderPanel(panel) || isModified || event.button !== 0) return;
    event.preventDefault();
    openPanel(panel);
  };
}
