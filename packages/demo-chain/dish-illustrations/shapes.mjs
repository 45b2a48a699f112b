// Parts of an illustrated dish. The canvas is 640 × 640, seen from the front and a little from above, as the studio's
// camera sees.

export const n = (value) => Number(value.toFixed(1));

/** Numbers that are the same in each run of a dish. */
export function randomOf(slug) {
  let seed = [...slug].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');

/** `#rrggbb` mixed with white (above 0) or black (below 0). */
export function shade(colour, amount) {
  const to = amount > 0 ? 255 : 0;
  const mixed = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (to - part) * Math.abs(amount));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

let gradients = '';
let count = 0;

/** A fill that is lit from above left. */
export function lit(colour, depth = 0.32) {
  count += 1;
  gradients += `<radialGradient id="g${count}" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="${shade(colour, depth)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -depth)}"/></radialGradient>`;
  return `url(#g${count})`;
}

export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const turned = (content, x, y, angle = 0, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale)})">${content}</g>`;

/** Points inside an ellipse, those farther away first. */
export function scattered(random, total, [x, y, rx, ry]) {
  const points = Array.from({ length: total }, () => {
    const [angle, radius] = [random.between(0, 2 * Math.PI), Math.sqrt(random.between(0, 1))];
    return [x + Math.cos(angle) * radius * rx, y + Math.sin(angle) * radius * ry];
  });
  return points.toSorted((a, b) => a[1] - b[1]);
}

export function plate(colour = '#2e2a2d') {
  return ellipse(320, 420, 268, 126, lit(shade(colour, -0.2))) + ellipse(320, 410, 268, 124, lit(colour)) + ellipse(320, 414, 226, 98, lit(shade(colour, 0.06), 0.16));
}

export function bowl(content, colour = '#b7311c') {
  return (
    path('M98 330C104 470 200 548 320 548S536 470 542 330Z', lit(colour)) +
    ellipse(320, 330, 222, 96, lit(shade(colour, 0.25))) +
    ellipse(320, 336, 204, 84, shade(colour, -0.45)) +
    content
  );
}

/** The whole illustration with its soft shadow, which both themes share. */
export function picture(content, [x, y, rx, ry] = [320, 520, 240, 50]) {
  const defs = `<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>${gradients}`;
  gradients = '';
  count = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640"><defs>${defs}</defs>${ellipse(x, y, rx, ry, '#1a0d12', 'opacity=".34" filter="url(#soft)"')}${content}</svg>`;
}
