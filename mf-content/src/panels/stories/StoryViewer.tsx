import type { Promo } from '@storefront/api-contract';
import {
  backToPreviousPanel,
  closePanels,
  replacePanel,
  useBrand,
  useIsTopPanel,
} from '@storefront/contracts';
import { IconButton, VisuallyHidden } from '@storefront/ui';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { promoPicture } from '../../shared/promo-facts/promoFacts';
import { markStorySeen } from '../../shared/stories/seenStories';
import { messages } from './messages';
import { StoryProgress } from './StoryProgress';
import { StorySlide } from './StorySlide';
import { headClass, turnClass, viewerClass } from './viewerStyles';
import { usePause } from './usePause';
import { useStoryClock } from './useStoryClock';
import { useStoryGestures } from './useStoryGestures';
import { useStoryKeys } from './useStoryKeys';

interface Props {
  stories: readonly Promo[];
  /** The slug of the story to begin with. For an unknown slug the viewer begins with the first story. */
  initial: string;
  seconds: number;
}

/** Shows each story for `seconds` once its picture has loaded. After the last story the panel closes. */
export function StoryViewer({ stories, initial, seconds }: Props) {
  const { key: brandKey } = useBrand();
  const [slug, setSlug] = useState(initial);
  const [loaded, setLoaded] = useState<string>();
  const [announced, setAnnounced] = useState('');
  // Turning a story while the closed sheet slides away would open the stories again.
  const isOnTop = useIsTopPanel();
  const gestures = useStoryGestures({ onSwipeDown: backToPreviousPanel, onSwipeAside: turn });

  const index = Math.max(
    0,
    stories.findIndex((story) => story.slug === slug),
  );
  const story = stories[index];
  const shown = story?.slug ?? slug;
  const pause = usePause(shown);
  const hasPicture = story !== undefined && promoPicture(story) !== undefined;
  const isRunning = isOnTop && (!hasPicture || loaded === shown) && !pause.isStill && !gestures.isHeld;

  function turn(step: 1 | -1) {
    if (!isOnTop) return;
    const next = stories[index + step];
    if (next) {
      setSlug(next.slug);
      // A reload shows the same story again (readings 3).
      replacePanel('stories', { slug: next.slug });
    } else if (step === 1) backToPreviousPanel();
  }
  const tap = (step: 1 | -1) => (event: MouseEvent) => {
    if (gestures.isTap(event)) turn(step);
  };

  useStoryClock({ slide: shown, seconds, isRunning, onEnd: () => turn(1) });
  useStoryKeys({ onTurn: turn, onPause: pause.toggle });
  useEffect(() => markStorySeen(brandKey, shown), [brandKey, shown]);
  const position = messages.slide(index + 1, stories.length);
  // Set after the live region has rendered: only a change of its text is announced.
  useEffect(() => setAnnounced(position), [position]);

  if (!story) return null;
  return (
    <div
      className={viewerClass}
      {...pause.handlers}
      {...gestures.handlers}
      onPointerLeave={(event) => {
        pause.handlers.onPointerLeave();
        gestures.leave(event);
      }}
    >
      <VisuallyHidden as="h2">{messages.title}</VisuallyHidden>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div className={headClass}>
        <StoryProgress stories={stories} current={index} seconds={seconds} isRunning={isRunning} />
        <IconButton
          kind="floating"
          data-part="pause"
          label={pause.isPaused ? messages.play : messages.pause}
          icon={pause.isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={pause.toggle}
        />
        <IconButton kind="floating" label={messages.close} icon={<X aria-hidden />} onClick={closePanels} />
      </div>
      <StorySlide key={shown} story={story} label={position} onLoaded={() => setLoaded(shown)} />
      <button
        className={turnClass}
        type="button"
        data-side="left"
        aria-label={messages.previous}
        aria-disabled={index === 0 || undefined}
        onClick={tap(-1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <button
        className={turnClass}
        type="button"
        data-side="right"
        aria-label={messages.next}
        onClick={tap(1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
}
