import styled from '@emotion/styled';
import { CartCorner } from './CartCorner';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isPlainClick } from '../../shared/plainClick';
import { scrollBehaviour } from '../../shared/scrollBehaviour';
import { messages } from './messages';
import { Aside, Bar, Line, Row, tab } from './tabStyles';
import { useScrollSpy } from './useScrollSpy';

interface Props {
  /** The page's sections in order; `id` is the element's. */
  sections: readonly { id: string; title: string }[];
  /** `bare`: a page without header and cart. */
  frame?: 'site' | 'bare';
}

const Tab = styled.a(tab);

/** Tabs that follow the scroll; a press goes to the section, the hash follows without a history entry. */
export function GroupTabs({ sections, frame = 'site' }: Props) {
  const row = useRef<HTMLElement>(null);
  const { current, lock } = useScrollSpy(sections.map((section) => section.id));

  useEffect(() => {
    const bar = row.current;
    const active = [...(bar?.children ?? [])].find((tab) => tab.getAttribute('href') === hash(current ?? ''));
    if (!bar || !(active instanceof HTMLElement)) return;
    // The row scrolls by itself: `scrollIntoView` would move the page as well.
    const left = active.offsetLeft - (bar.clientWidth - active.offsetWidth) / 2 - bar.offsetLeft;
    bar.scrollTo?.({ left, behavior: scrollBehaviour() });
  }, [current]);

  // A link leads to a group: the browser aims at where it would lie if nothing were left undrawn.
  const arriveAtGroup = useEffectEvent(() => {
    const named = sections.find(({ id }) => hash(id) === location.hash);
    const section = named && document.getElementById(named.id);
    if (!section) return;
    const arrive = hasPlace() ? () => {} : () => align(section);
    lock(named.id, arrive);
    arrive();
  });
  useEffect(() => arriveAtGroup(), []);

  // A group in the address is the one that is read; another hash is somebody else's.
  const followInAddress = useEffectEvent((id: string) => {
    const isGroup = sections.some((section) => hash(section.id) === location.hash);
    if (isGroup && location.hash !== hash(id)) history.replaceState(history.state, '', hash(id));
  });
  useEffect(() => {
    if (current) followInAddress(current);
  }, [current]);

  function go(event: MouseEvent, id: string) {
    const section = document.getElementById(id);
    if (!section || !isPlainClick(event)) return;
    event.preventDefault();
    lock(id, () => align(section));
    section.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
    // The entry's state is the shell's: the panels that are open with it.
    history.replaceState(history.state, '', hash(id));
    // No pointer made this click: the keyboard goes on from the section, as after any link within a page.
    if (event.detail === 0) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
  }

  return (
    <Bar data-frame={frame}>
      <Line>
        {sections.length > 0 && (
          <Row ref={row} aria-label={messages.groups}>
            {sections.map(({ id, title }) => (
              <Tab
                key={id}
                href={hash(id)}
                aria-current={id === current || undefined}
                onClick={(event) => go(event, id)}
              >
                {title}
              </Tab>
            ))}
          </Row>
        )}
        {frame === 'site' && (
          <Aside>
            <CartCorner />
          </Aside>
        )}
      </Line>
    </Bar>
  );
}

function hash(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** The page was read before, and the shell brings the reader back to the place (contracts/docs/reading-place.md). */
function hasPlace(): boolean {
  return (history.state as { place?: unknown } | null)?.place !== undefined;
}

/** Far sections take their real height once they are near: what was aimed at has moved by then. */
function align(section: HTMLElement, frames = 6) {
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  if (frames > 0) requestAnimationFrame(() => align(section, frames - 1));
}
