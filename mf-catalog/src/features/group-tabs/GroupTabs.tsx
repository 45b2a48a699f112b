import styled from '@emotion/styled';
import { CartCorner } from './CartCorner';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '../../shared/plainClick';
import { messages } from './messages';
import { Aside, Bar, Line, Row, tab } from './tabStyles';
import { useScrollSpy } from './useScrollSpy';

interface Props {
  /** The page's sections in order; `id` is the element's. */
  sections: readonly { id: string; title: string }[];
}

const Tab = styled.a(tab);

/** Tabs that follow the scroll; a press goes to the section, the hash follows without a history entry. */
export function GroupTabs({ sections }: Props) {
  const row = useRef<HTMLElement>(null);
  const { current, lock } = useScrollSpy(sections.map((section) => section.id));

  useEffect(() => {
    const bar = row.current;
    const active = [...(bar?.children ?? [])].find((tab) => tab.getAttribute('href') === hash(current ?? ''));
    if (!bar || !(active instanceof HTMLElement)) return;
    // The row scrolls by itself: `scrollIntoView` would move the page as well.
    const left = active.offsetLeft - (bar.clientWidth - active.offsetWidth) / 2 - bar.offsetLeft;
    bar.scrollTo?.({ left, behavior: behaviour() });
  }, [current]);

  function go(event: MouseEvent, id: string) {
    const section = document.getElementById(id);
    if (!section || !isPlainClick(event)) return;
    event.preventDefault();
    lock(id);
    section.scrollIntoView({ behavior: behaviour(), block: 'start' });
    // The entry's state is the shell's: the panels that are open with it.
    history.replaceState(history.state, '', hash(id));
  }

  return (
    <Bar>
      <Line>
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
        <Aside>
          <CartCorner />
        </Aside>
      </Line>
    </Bar>
  );
}

function hash(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
