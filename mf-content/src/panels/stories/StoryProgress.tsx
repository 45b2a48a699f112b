import type { Promo } from '@storefront/api-contract';
import { css, keyframes } from '@storefront/styles';
import { colour, media, radius } from '@storefront/tokens';
import { useState } from 'react';

interface Props {
  stories: readonly Promo[];
  current: number;
  seconds: number;
  isRunning: boolean;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });

const barsClass = css({ position: 'absolute', left: 12, right: 12, top: 8, display: 'flex', gap: 4 });
const barClass = css({
  flex: 1,
  height: 3,
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.full,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: colour.onPlum2,
    opacity: 0.35,
  },
});
const fillClass = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: colour.onPlum,
  transformOrigin: 'left',
  '&[data-state=coming]': { transform: 'scaleX(0)' },
  // The time of a story is in the style attribute, since it comes from the settings.
  '&[data-state=current]': {
    animationName: grow,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
  },
  '&[data-running=false]': { animationPlayState: 'paused' },
  // Nothing moves until the customer starts the stories: the bar of the current one is full instead of empty. Later a
  // pause keeps the animation, so that the bar continues with the clock.
  [media.reducedMotion]: { '&[data-started=false]': { animationName: 'none' } },
});

const stateOf = (index: number, current: number) =>
  index === current ? 'current' : index < current ? 'past' : 'coming';

/** One bar for each story; the bar of the current story fills while its time runs. */
export function StoryProgress({ stories, current, seconds, isRunning }: Props) {
  const [hasStarted, setHasStarted] = useState(isRunning);
  if (isRunning && !hasStarted) setHasStarted(true);
  return (
    <div className={barsClass} aria-hidden>
      {stories.map(({ slug }, index) => (
        <span className={barClass} key={slug}>
          <span
            className={fillClass}
            key={stateOf(index, current)}
            style={{ animationDuration: `${seconds}s` }}
            data-motion="essential"
            data-state={stateOf(index, current)}
            data-running={index === current ? isRunning : undefined}
            data-started={index === current ? hasStarted : undefined}
          />
        </span>
      ))}
    </div>
  );
}
