import { useCart } from '@storefront/api-client';
import { Widget } from '@storefront/contracts';
import { NavigationType, useLocation, useNavigationType } from '@storefront/router';
import { css } from '@storefront/styles';
import { isPlainClick, Container } from '@storefront/ui';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { scrollBehaviour } from '../../shared/scrollBehaviour';
import { messages } from './messages';
import { barClass, barContentClass, cartSlotClass, rowClass, tab } from './tabStyles';
import { useIsCut } from './useIsCut';
import { useScrollSpy } from './useScrollSpy';

// Without a network the tabs still scroll.
const TabArrows = lazy(() =>
  import('./TabArrows').then(
    (module) => ({ default: module.TabArrows }),
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  /** The page's sections in order; `id` is the id of the section's element. */
  sections: readonly { id: string; title: string }[];
  /** Tabs that lead to other pages, before the sections. */
  lead?: ReactNode;
  /** Stays beside the tabs while they scroll. */
  trailing?: ReactNode;
  /** `bare`: a page without the header and the cart. */
  layout?: 'site' | 'bare';
}

/** Of a tab, also of one in `lead`. */
export const tabClass: string = css(tab);

/**
 * Tabs that follow the scroll. A press scrolls to the section and replaces the hash without a history entry.
 */
export function GroupTabs({ sections, lead, trailing, layout = 'site' }: Props) {
  const row = useRef<HTMLElement>(null);
  const isOpen = useRef(false);
  const { key } = useLocation();
  const navigation = useNavigationType();
  const ids = sections.map((section) => section.id);
  const { current, lock } = useScrollSpy(ids, replaceGroupHash);
  const isCut = useIsCut(row, ids.join(' '));

  useEffect(() => {
    const bar = row.current;
    const active = [...(bar?.children ?? [])].find((tab) => tab.getAttribute('href') === hash(current ?? ''));
    if (!bar || !(active instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would scroll the page as well.
    const left = active.offsetLeft - (bar.clientWidth - active.offsetWidth) / 2 - bar.offsetLeft;
    bar.scrollTo?.({ left, behavior: scrollBehaviour() });
  }, [current]);

  // The browser scrolls to the hash by the estimated heights of deferred cards, so it has to be corrected.
  const scrollToHash = useEffectEvent(() => {
    // On an open page only a link scrolls to a section: after Back or Forward the browser restores the scroll position.
    if (isOpen.current && navigation !== NavigationType.Push) return;
    isOpen.current = true;
    const named = sections.find(({ id }) => hash(id) === location.hash);
    const section = named && document.getElementById(named.id);
    if (!section) return;
    const scroll = hasSavedScroll() ? () => {} : () => align(section);
    lock(named.id, scroll);
    scroll();
  });
  useEffect(() => scrollToHash(), [key]);

  // Only the hash of a group is replaced; any other hash does not belong to the tabs.
  function replaceGroupHash(id: string) {
    const isGroup = ids.some((other) => hash(other) === location.hash);
    if (isGroup && location.hash !== hash(id)) history.replaceState(history.state, '', hash(id));
  }

  function goToSection(event: MouseEvent, id: string) {
    const section = document.getElementById(id);
    if (!section || !isPlainClick(event)) return;
    event.preventDefault();
    lock(id, () => align(section));
    section.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
    // The entry's state belongs to the shell, which keeps the open panels in it.
    history.replaceState(history.state, '', hash(id));
    // `detail` is 0 for a click by the keyboard: the focus then moves to the section, as with any link within a page.
    if (event.detail === 0) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
  }

  return (
    <div className={barClass} data-layout={layout}>
      <Container className={barContentClass}>
        {sections.length > 0 && (
          <nav className={rowClass} ref={row} aria-label={messages.groups}>
            {lead}
            {sections.map(({ id, title }) => (
              <a
                className={tabClass}
                key={id}
                href={hash(id)}
                aria-current={id === current || undefined}
                onClick={(event) => goToSection(event, id)}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
        {isCut && (
          <Suspense fallback={null}>
            <TabArrows row={row} />
          </Suspense>
        )}
        {trailing}
        {layout === 'site' && (
          <div className={cartSlotClass}>
            <CartButton />
          </div>
        )}
      </Container>
    </div>
  );
}

/** With an empty cart the page does not load the checkout team's script for the button. */
function CartButton() {
  const { data: cart } = useCart();
  return cart && cart.items.length > 0 ? <Widget id="checkout:cart-button" /> : null;
}

function hash(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/**
 * Whether the shell will restore the scroll position of this history entry (contracts/docs/reading-place.md).
 */
function hasSavedScroll(): boolean {
  return (history.state as { place?: unknown } | null)?.place !== undefined;
}

/** Scrolls to a section over several frames: deferred cards change their height as they come near. */
function align(section: HTMLElement, frames = 6) {
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  if (frames > 0) requestAnimationFrame(() => align(section, frames - 1));
}
