import { css } from '@storefront/styles';
import { colour, elevation, media, radius } from '@storefront/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { cancelEvent } from '../cancelEvent';
import { pressFeedback } from '../pressFeedback';
import { Spinner } from '../spinner/Spinner';

export type IconButtonKind = 'plain' | 'neutral' | 'soft' | 'surface' | 'floating';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'className' | 'aria-label'> {
  /** Accessible name: the action and its object. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: IconButtonKind;
  /** Side in px; the hit area is never under 44. */
  readonly size?: 40 | 44 | 48;
  readonly isLoading?: boolean;
  /** Ignores presses but stays focusable; at the end of a range, for example. */
  readonly isBlocked?: boolean;
}

const rootClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  color: 'inherit',
  ...pressFeedback,
  [media.hover]: { '&:hover': { background: colour.control } },
  '&[data-kind=neutral]': {
    background: colour.control,
    [media.hover]: { '&:hover': { background: colour.controlHover } },
  },
  '&[data-kind=soft]': {
    background: colour.accentSoft,
    color: colour.accentInk,
    [media.hover]: { '&:hover': { background: colour.accentSoftHover } },
  },
  '&[data-kind=surface]': { background: colour.surface },
  '&[data-kind=floating]': {
    background: colour.surface,
    color: colour.ink,
    borderRadius: radius.full,
    boxShadow: elevation[1],
  },
  '&[data-size="40"]': {
    width: 40,
    height: 40,
    '&::before': { content: '""', position: 'absolute', inset: -2 },
  },
  '&[data-size="48"]': { width: 48, height: 48 },
  '&[aria-disabled=true]:not([aria-busy=true])': { color: colour.ink3, cursor: 'default' },
  '& > svg': { strokeWidth: 1.75 },
});

export function IconButton({
  label,
  icon,
  kind = 'plain',
  size = 44,
  isLoading = false,
  isBlocked = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const isDisabled = isLoading || isBlocked;
  return (
    <button
      className={rootClass}
      type="button"
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isDisabled || undefined}
      data-kind={kind}
      data-size={size}
      {...rest}
      onClick={isDisabled ? cancelEvent : onClick}
    >
      {isLoading ? <Spinner /> : icon}
    </button>
  );
}
