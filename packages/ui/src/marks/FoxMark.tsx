interface Props {
  /** Side in px; by default as large as the surrounding text. */
  readonly size?: number;
}

/** The default mark. Eyes, brow and nose are cut out, so one colour works on any background. */
export function FoxMark({ size }: Props) {
  return (
    <svg width={size ?? '1em'} height={size ?? '1em'} viewBox="0 0 64 64" fill="currentColor" aria-hidden>
      <path fillRule="evenodd" d={`${head}${features}`} />
    </svg>
  );
}

const head =
  'M7.6 4.4c1.6-1.5 4-1.2 5.3.5L24.6 19.2c4.9-1.4 9.9-1.4 14.8 0L51.1 4.9c1.3-1.7 3.7-2 5.3-.5.8.7 1.2 1.8 1.2 2.9.1 10.6.7 18.5-.6 25.4C54.6 45.6 44.3 55.5 35.3 60.9c-2 1.2-4.6 1.2-6.6 0C19.7 55.5 9.4 45.6 7 32.7 5.7 25.8 6.3 17.9 6.4 7.3c0-1.1.4-2.2 1.2-2.9Z';
const features =
  'M32 21.5c2.3 2.9 3.3 5.4 3.3 7.7A3.3 3.3 0 0 1 32 32.6a3.3 3.3 0 0 1-3.3-3.4c0-2.3 1-4.8 3.3-7.7ZM14.8 30.2c4.8-.3 9.6 2 12 6.6-5.1 1.8-9.9-.6-12-6.6ZM49.2 30.2c-4.8-.3-9.6 2-12 6.6 5.1 1.8 9.9-.6 12-6.6ZM27.6 48.3h8.8c.9 0 1.4 1.1.8 1.8l-4.1 4.6c-.6.6-1.6.6-2.2 0l-4.1-4.6c-.6-.7-.1-1.8.8-1.8ZM11.7 13.2l6 8.2c-2 .9-3.9 2-5.6 3.2-.5-4-.5-7.8-.4-11.4ZM52.3 13.2l-6 8.2c2 .9 3.9 2 5.6 3.2.5-4 .5-7.8.4-11.4Z';
