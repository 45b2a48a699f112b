import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles } from '@storefront/tokens';
import type { ComponentProps } from 'react';
import { keptText } from '../text/keptText';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  readonly label: string;
  readonly note?: string;
}

const rootClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 54,
  cursor: 'pointer',
  '&:has(:disabled)': { color: colour.ink2, cursor: 'default' },
});
const textClass = css({ minWidth: 0 });
const noteTextClass = css({ display: 'block', ...textStyles.xs, color: colour.ink2 });
const trackClass = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 32,
  borderRadius: radius.full,
  background: colour.edge,
  cursor: 'pointer',
  transition: `background-color ${motion.middle}`,
  '&:checked': { background: colour.ok },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 3,
    width: 26,
    height: 26,
    borderRadius: radius.full,
    background: '#FFFFFF',
    boxShadow: '0 1px 3px rgb(0 0 0 / .25)',
    transition: `transform ${motion.middle} ${motion.out}`,
  },
  '&:checked::before': { transform: 'translateX(20px)' },
  '&:disabled': { background: colour.control, cursor: 'default' },
  '&:disabled:checked': { background: colour.okSoft },
  [media.forcedColors]: { '&::before': { background: 'ButtonText' } },
});

/** A native checkbox with the switch role, so a form's `register` works with it. */
export function Switch({ label, note, ...rest }: SwitchProps) {
  return (
    <label className={rootClass}>
      <span className={textClass}>
        {label}
        {note && <span className={noteTextClass}>{keptText(note)}</span>}
      </span>
      <input className={trackClass} type="checkbox" role="switch" {...rest} />
    </label>
  );
}
