import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';

const rootClass = css({ color: colour.ink3, '& > [data-bowl]': { fill: colour.control } });

export function EmptyBowl() {
  return (
    <svg
      className={rootClass}
      width="168"
      height="132"
      viewBox="0 0 168 132"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <path
        data-bowl=""
        d="M20 56h128c0 32-22 56-48 60v8H68v-8c-26-4-48-28-48-60Z"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M48 56c8-9 64-9 72 0" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 46 156 16M14 56 160 34" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
