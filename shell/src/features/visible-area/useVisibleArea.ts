import { useEffect } from 'react';
import { setPageLength } from '../../shared/page-length/setPageLength';

/** Leaves a field that takes text in view when the window turns or a keyboard covers a part of it. */
function showFocusedField() {
  const focused = document.activeElement;
  if (focused?.matches('[role=dialog] :is(input, textarea)')) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Writes to the document what the keyboard of an iPhone hides of the window, which it covers without making it smaller:
 * `--hidden-above` and `--hidden-below`, for the sheets. On Android the window gets smaller, by the page's viewport tag.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    // Fingers that zoom make the visible part smaller too: the sheets stay, and so does what the customer looks at.
    const isZoomed = () => view.scale > 1.01;
    const follow = () => {
      if (isZoomed()) return;
      const above = view.offsetTop;
      const below = Math.max(0, window.innerHeight - view.height - above);
      setPageLength('--hidden-above', above);
      setPageLength('--hidden-below', below);
    };
    const onResize = () => {
      follow();
      if (isZoomed()) return;
      showFocusedField();
      // A sheet may take its shape for the new window only after the event.
      requestAnimationFrame(() => requestAnimationFrame(showFocusedField));
    };
    onResize();
    view.addEventListener('resize', onResize);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', onResize);
      view.removeEventListener('scroll', follow);
      setPageLength('--hidden-above', 0);
      setPageLength('--hidden-below', 0);
    };
  }, []);
}
