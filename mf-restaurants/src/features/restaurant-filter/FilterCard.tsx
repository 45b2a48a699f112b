import { css } from '@storefront/styles';
import { colour, motion, radius, textStyles, weight } from '@storefront/tokens';
import { OverlayInput } from '@storefront/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  icon: ReactNode;
  /** Under the name. */
  note?: string | undefined;
  isChecked: boolean;
  onToggle: () => void;
}

const rootClass = css({ position: 'relative', display: 'block', minWidth: 0 });
const faceClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  minHeight: 64,
  padding: '8px 16px',
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  'input:checked ~ &': { background: colour.accentSoft, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
});
const iconClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  color: colour.ink2,
  '&:empty': { display: 'none' },
  '& > svg': { strokeWidth: 1.75 },
});
const textClass = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const nameClass = css({
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
});
const noteTextClass = css({ display: 'block', ...textStyles.xs, color: colour.ink2 });
const tickClass = css({
  display: 'grid',
  flex: 'none',
  color: colour.accentInk,
  visibility: 'hidden',
  'input:checked ~ * > &': { visibility: 'visible' },
});

/** A filter as a card with a checkbox (spec §2, Restaurant filters). */
export function FilterCard({ name, icon, note, isChecked, onToggle }: Props) {
  return (
    <label className={rootClass}>
      <OverlayInput type="checkbox" checked={isChecked} onChange={onToggle} />
      <span className={faceClass} data-option>
        <span className={iconClass}>{icon}</span>
        <span className={textClass}>
          <span className={nameClass}>{name}</span>
          {note && <span className={noteTextClass}>{note}</span>}
        </span>
        <span className={tickClass}>
          <Check size={20} aria-hidden />
        </span>
      </span>
    </label>
  );
}
