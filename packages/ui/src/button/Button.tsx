import { css, cx } from '@storefront/styles';
import { type ComponentProps, useId } from 'react';
import { cancelEvent } from '../cancelEvent';
import { Note } from '../note/Note';
import { Spinner } from '../spinner/Spinner';
import { keptText } from '../text/keptText';
import { ButtonContent, type ButtonContentProps } from './ButtonContent';
import { blockableClass, buttonClass, type ButtonLook } from './buttonStyles';
import { tooltipClass } from './tooltipStyles';

export interface ButtonProps
  extends ButtonLook,
    Pick<ButtonContentProps, 'icon' | 'trailing'>,
    Omit<ComponentProps<'button'>, 'disabled'> {
  /** Hides the label behind a spinner; the width stays and presses do nothing. */
  readonly isLoading?: boolean;
  /** Why the button is blocked. It stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
  /** In a tooltip while the button is hovered or focused, or in a note above the button at all times. */
  readonly reasonShown?: 'tooltip' | 'note';
  /** Alignment of the tooltip; `start` and `end` are for a narrow button beside that edge of the screen. */
  readonly reasonSide?: 'centre' | 'start' | 'end';
}

const noteClass = css({ marginBottom: 12 });

/** A button that stays focusable and explains the reason when it is blocked. */
export function Button({
  kind,
  size,
  isWide,
  icon,
  trailing,
  isLoading = false,
  disabledReason,
  reasonShown = 'tooltip',
  reasonSide = 'centre',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const id = useId();
  const [contentId, reasonId] = [`${id}face`, `${id}reason`];
  const isBlocked = isLoading || Boolean(disabledReason);
  // The tooltip is inside the button, so the accessible name is taken from the content alone.
  const reasonAttributes = disabledReason && {
    'aria-labelledby': rest['aria-label'] ? undefined : contentId,
    'aria-describedby': reasonId,
  };
  return (
    <>
      {disabledReason && reasonShown === 'note' && (
        <Note className={noteClass} kind="warn" id={reasonId}>
          {disabledReason}
        </Note>
      )}
      <button
        className={cx(buttonClass({ kind, size, isWide }), blockableClass, className)}
        type="button"
        aria-busy={isLoading || undefined}
        aria-disabled={isBlocked || undefined}
        {...rest}
        {...reasonAttributes}
        onClick={isBlocked ? cancelEvent : onClick}
      >
        <ButtonContent id={disabledReason ? contentId : undefined} icon={icon} trailing={trailing}>
          {children}
        </ButtonContent>
        {isLoading && (
          <span data-part="spinner">
            <Spinner />
          </span>
        )}
        {disabledReason && reasonShown === 'tooltip' && (
          <span
            className={tooltipClass}
            role="tooltip"
            id={reasonId}
            data-side={reasonSide === 'centre' ? undefined : reasonSide}
          >
            {keptText(disabledReason)}
          </span>
        )}
      </button>
    </>
  );
}
