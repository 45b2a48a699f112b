/** Telegram, in the colour of its text. Its link carries the name. */
export function TelegramMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M20.8 4.3 3.2 11.1c-1 .4-1 1.6.1 1.9l4.3 1.3 1.7 5.2c.3.9 1.3 1.1 1.9.4l2.3-2.3 4.3 3.2c.7.5 1.6.1 1.8-.7l2.9-14.3c.2-1-.7-1.8-1.7-1.5Zm-3.3 3.4-7.6 6.9-.3 2.9-1.3-4Z" />
    </svg>
  );
}
