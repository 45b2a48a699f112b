import { css, cx } from '@storefront/styles';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { keptText } from '../text/keptText';

export type NoteKind = 'info' | 'warn' | 'bad' | 'ok';

export interface NoteProps extends ComponentProps<'div'> {
  readonly kind?: NoteKind;
  /** Instead of the kind's own icon. */
  readonly icon?: ReactNode;
  /** At the right end: a button or a link. */
  readonly action?: ReactNode;
}

const rootClass = css({
  display: 'flex',
  // In a large font the button stands below the text.
  flexWrap: 'wrap',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.md,
  ...textStyles.s,
  background: colour.sunken,
  color: colour.ink2,
  '&[data-kind=warn]': { background: colour.goldSoft, color: colour.goldInk },
  '&[data-kind=bad]': { background: colour.dangerSoft, color: colour.danger },
  '&[data-kind=ok]': { background: colour.okSoft, color: colour.ok },
  '& > svg': { flex: 'none', marginTop: 1, strokeWidth: 1.75 },
  '& a, & button': { fontWeight: weight.strong, textDecoration: 'underline', textUnderlineOffset: 2 },
});
const textClass = css({ flex: '1 1 7rem', minWidth: 0 });
const actionClass = css({ flex: 'none', alignSelf: 'center', marginLeft: 'auto' });

const icons = {
  info: <Info size={18} aria-hidden />,
  warn: <Info size={18} aria-hidden />,
  bad: <CircleAlert size={18} aria-hidden />,
  ok: <CircleCheck size={18} aria-hidden />,
} as const satisfies Readonly<Record<NoteKind, ReactNode>>;

/** A short message. Give it `role="alert"` when it appears in response to the customer's action. */
export function Note({ kind = 'info', icon = icons[kind], action, className, children, ...rest }: NoteProps) {
  return (
    <div className={cx(rootClass, className)} data-kind={kind} {...rest}>
      {icon}
      <div className={textClass}>{keptText(children)}</div>
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
