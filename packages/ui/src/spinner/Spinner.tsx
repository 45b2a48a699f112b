import { css, keyframes } from '@storefront/styles';
interface Props {
  /** Side in px; 20 fits a button. */
  readonly size?: 16 | 20 | 24 | 40;
  /** Names the loading content, for screen readers; omit it if the control has `aria-busy`. */
  readonly label?: string;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ringClass = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
});

export function Spinner({ size = 20, label }: Props) {
  return (
    <svg
      className={ringClass}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-motion="essential"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9.5" opacity=".28" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
}
