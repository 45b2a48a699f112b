/** VKontakte, in the colour of its text. Its link carries the name. */
export function VkMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M3 7c.3 6 3.6 10 9.3 10h.5v-3.6c2.1.2 3.7 1.7 4.3 3.6H20c-.8-2.9-2.9-4.5-4.2-5.1 1.3-.8 3.2-2.6 3.6-4.9h-2.7c-.5 1.9-2.1 3.6-3.9 3.8V7H10v6.6C8.3 13.2 6.2 11.3 6.1 7Z" />
    </svg>
  );
}
