import type { iconNames } from './iconNames';

/** Whether a back end's icon is the URL of a picture rather than one of our names. */
export const isIconUrl = (icon: string) => icon.includes('/');

/** Our icons by the names that the back end uses. */
const paths: Record<(typeof iconNames)[number], string> = {
  flame: 'M12 3q1 4 4 6.5t3 5.5a7 7 0 1 1-14 0q0-3 2-5a2.5 2.5 0 1 0 5 0q0-3-1-4.5t1-2.5z',
  sparkles: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  pepper: 'M13 8q6-2 6 3-1 9-16 9 7-2 7-8 0-3 3-4zm2-.5q0-3 3-4.5',
  leaf: 'M11 20A7 7 0 0 1 9.8 6.1Q17 5 19 2q2 3 2 8 0 10-10 10zM2 21q0-5 6-6t5-3',
};

const icon = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/**
 * Styles that show the icon named by `data-icon` before the text, in the text's colour. The icon is a mask on a
 * pseudo-element, so it needs no element of its own.
 */
export const labelIcons = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    `&[data-icon=${name}]::before`,
    { content: '""', flex: 'none', width: 16, height: 16, background: 'currentColor', maskImage: icon(path) },
  ]),
);
