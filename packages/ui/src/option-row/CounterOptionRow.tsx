import { css } from '@storefront/styles';
import { colour, motion, radius } from '@storefront/tokens';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Counter, type CounterLabels } from '../counter/Counter';
import { IconButton } from '../icon-button/IconButton';
import { keptText } from '../text/keptText';
import { optionNote, optionRow, type OptionRowContent, optionTitle, optionText } from './optionRowStyles';

interface Props extends OptionRowContent {
  readonly value: number;
  /** The greatest amount allowed now by the option's and its group's limits. */
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly labels: CounterLabels;
}

const rootClass = css({
  ...optionRow,
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  '&[data-chosen=true]': { background: colour.accentSoft, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  '&[data-chosen=true] > [data-shape=thumb]': { background: colour.surface },
});
const textClass = css(optionText);
const titleClass = css(optionTitle);
const noteTextClass = css(optionNote);

/**
 * An option of a group that allows several: a plus, which a counter replaces once the option is chosen. The
 * focus moves between the two plus buttons.
 */
export function CounterOptionRow({ value, max, onChange, labels, title, note, picture }: Props) {
  const isChosen = value > 0;
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    hadFocus.current = false;
  }, [isChosen]);

  function change(next: number) {
    hadFocus.current = next > 0 !== isChosen && row.current?.contains(document.activeElement) === true;
    onChange(next);
  }

  return (
    <div className={rootClass} ref={row} data-option data-chosen={isChosen || undefined}>
      {picture}
      <div className={textClass}>
        <span className={titleClass}>{keptText(title)}</span>
        {note && <span className={noteTextClass}>{keptText(note)}</span>}
      </div>
      {isChosen ? (
        <Counter value={value} min={0} max={max} onChange={change} labels={labels} size={40} tone="surface" />
      ) : (
        <IconButton
          kind="neutral"
          label={labels.increase}
          icon={<Plus size={18} aria-hidden />}
          isBlocked={max <= 0}
          onClick={() => change(1)}
        />
      )}
    </div>
  );
}
