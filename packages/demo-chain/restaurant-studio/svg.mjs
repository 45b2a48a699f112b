// Small pieces that both pictures are made of.

/** Numbers from 0 to 1 that are the same for the same text. */
export function randomOf(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => Math.floor(from + next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
export const circle = (x, y, radius, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (content, more = '') => `<g ${more}>${content}</g>`;

export const n = (value) => Math.round(value * 10) / 10;

export function linear(id, stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const rows = stops.map(([offset, colour, opacity = 1]) => stop(offset, colour, opacity)).join('');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${rows}</linearGradient>`;
}

export function radial(id, stops) {
  const rows = stops.map(([offset, colour, opacity = 1]) => stop(offset, colour, opacity)).join('');
  return `<radialGradient id="${id}">${rows}</radialGradient>`;
}

const stop = (offset, colour, opacity) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

export const blur = (id, deviation) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** A light that falls off; needs the gradient `glow`. */
export const glow = (x, y, rx, ry = rx, opacity = 1) =>
  ellipse(x, y, rx, ry, 'url(#glow)', `opacity="${opacity}"`);

/** The head of a fox, 64 wide, in one colour with its face cut out. */
export const fox = (x, y, size, fill, face) =>
  group(
    path(
      'M8 5c2-1.500 4-1 5.200.8L24.800 19.400c4.800-1.200 9.600-1.200 14.400 0L50.800 5.800C52 4 54 3.500 56 5c.9.8 1.300 1.900 1.300 3 .1 10.200.7 18-.6 24.700C54.400 45.200 44.200 55 35 60.400c-1.900 1.100-4.100 1.100-6 0C19.800 55 9.600 45.200 7.300 32.700 6 26 6.600 18.200 6.700 8c0-1.100.4-2.200 1.300-3Z',
      fill,
    ) +
      path('M15 30.500c5 0 9.500 2.200 11.500 6.500-5 1.500-9.600-.6-11.500-6.500ZM49 30.500c-5 0-9.500 2.200-11.500 6.500 5 1.500 9.600-.6 11.500-6.500ZM27.500 48.500h9l-4.500 6Z', face),
    `transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${n((size / 64) * 100) / 100})"`,
  );

// The brand's name in strokes, so that no font of the machine gets into the pictures.
const letters = {
  К: 'M0 0V10M6 0L0 5.500 6 10',
  И: 'M0 0V10L6 0V10',
  Ц: 'M0 0V10H7.500V12M6 0V10',
  У: 'M0 0L3.200 6M6 0L2 10',
  Н: 'M0 0V10M6 0V10M0 5H6',
  Э: 'M0 1C4 -1.500 6.500 2 6 5 6 9 3 11.500 0 9M2 5H6',
};

export function sign(x, y, height, colour, { vertical = false } = {}) {
  const scale = height / 10;
  const step = vertical ? 15.5 : 11;
  return group(
    [...'КИЦУНЭ']
      .map((letter, index) => {
        const place = vertical ? `translate(0 ${index * step})` : `translate(${index * step} 0)`;
        return `<path transform="${place}" d="${letters[letter]}"/>`;
      })
      .join(''),
    `transform="translate(${n(x)} ${n(y)}) scale(${n(scale * 100) / 100})" fill="none" stroke="${colour}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** A guest from head to waist, seen from behind or against the light. */
export function guest(x, y, size, fill, { bun = false, cap = false, hair = fill, skin = fill } = {}) {
  const head = size * 0.2;
  return (
    path(
      `M${n(x - size * 0.42)} ${n(y)}c0-${n(size * 0.5)} ${n(size * 0.16)}-${n(size * 0.62)} ${n(size * 0.42)}-${n(size * 0.62)}s${n(size * 0.42)} ${n(size * 0.12)} ${n(size * 0.42)} ${n(size * 0.62)}Z`,
      fill,
    ) +
    rect(x - size * 0.075, y - size * 0.72, size * 0.15, size * 0.2, skin) +
    ellipse(x, y - size * 0.83, head * 0.88, head, hair) +
    (bun ? circle(x + head * 0.2, y - size * 0.83 - head * 1.05, head * 0.5, hair) : '') +
    (cap ? rect(x - head, y - size * 0.83 - head * 1.25, head * 2, head * 0.9, hair, `rx="${n(head * 0.3)}"`) : '')
  );
}

/** Steam that rises from a point. */
export const steam = (x, y, height, colour = '#fff3e0') =>
  times(3, (index) => {
    const from = x + (index - 1) * height * 0.16;
    const sway = height * 0.12 * (index % 2 ? 1 : -1);
    return line(
      `M${n(from)} ${n(y)}c${n(sway)}-${n(height * 0.3)} ${n(-sway)}-${n(height * 0.5)} ${n(sway * 0.4)}-${n(height * (0.8 + index * 0.12))}`,
      colour,
      n(height * 0.09),
      'opacity=".26" filter="url(#soft)"',
    );
  });

export function page(defs, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 960 640" width="960" height="640"><defs>${defs}</defs>${content}</svg>`;
}
