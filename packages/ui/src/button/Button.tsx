import styled from '@emotion/styled';
import { media } from '@storefront/tokens';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Note } from '../note/Note';
import { Spinner } from '../spinner/Spinner';
import { ButtonFace, type ButtonFaceProps } from './ButtonFace';
import { buttonData, type ButtonLook, buttonStyles } from './buttonStyles';

export interface ButtonProps
  extends ButtonLook,
    Pick<ButtonFaceProps, 'icon' | 'trailing'>,
    Omit<ComponentProps<'button'>, 'disabled'> {
  /** Hides the label behind a spinner; the width stays and presses do nothing. */
  readonly isLoading?: boolean;
  /** Why it cannot be pressed now. It stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
  /** `note` also writes the reason above the button where nothing can hover. */
  readonly reasonShown?: 'tooltip' | 'note';
  /** Where the tooltip is aligned; `start` and `end` for a narrow button beside that edge of the screen. */
  readonly reasonSide?: 'centre' | 'start' | 'end';
}

const Root = styled.button(buttonStyles);
const TouchNote = styled(Note)({ display: 'none', marginBottom: 12, [media.touch]: { display: 'flex' } });

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button that, when it is blocked, says why instead of going dead. */
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
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const id = useId();
  const [faceId, reasonId] = [`${id}face`, `${id}reason`];
  const isBlocked = isLoading || Boolean(disabledReason);
  // The tooltip lies inside the button, so the name has to be taken from the face alone.
  const reasonWiring = disabledReason && {
    'aria-labelledby': rest['aria-label'] ? undefined : faceId,
    'aria-describedby': reasonId,
  };
  return (
    <>
      {disabledReason && reasonShown === 'note' && <TouchNote kind="warn">{disabledReason}</TouchNote>}
      <Root
        type="button"
        {...buttonData({ kind, size, isWide })}
        aria-busy={isLoading || undefined}
        aria-disabled={isBlocked || undefined}
        {...rest}
        {...reasonWiring}
        onClick={isBlocked ? swallow : onClick}
      >
        <ButtonFace id={disabledReason ? faceId : undefined} icon={icon} trailing={trailing}>
          {children}
        </ButtonFace>
        {isLoading && (
          <span data-part="spinner">
            <Spinner />
          </span>
        )}
        {disabledReason && (
          <span role="tooltip" id={reasonId} data-side={reasonSide === 'centre' ? undefined : reasonSide}>
            {disabledReason}
          </span>
        )}
      </Root>
    </>
  );
}
