/** Odnoklassniki, in the colour of its text. Its link carries the name. */
export function OkMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M12 3a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 12 3Zm0 2.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM16.9 12.7a1.3 1.3 0 0 0-1.8-.4 5.9 5.9 0 0 1-6.2 0 1.3 1.3 0 1 0-1.4 2.2c.9.6 1.9 1 2.9 1.2l-2.8 2.8a1.3 1.3 0 1 0 1.8 1.8l2.6-2.6 2.6 2.6a1.3 1.3 0 1 0 1.8-1.8l-2.8-2.8c1-.2 2-.6 2.9-1.2.6-.4.8-1.2.4-1.8Z" />
    </svg>
  );
}
