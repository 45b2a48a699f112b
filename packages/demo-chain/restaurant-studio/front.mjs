import { circle, ellipse, fox, glow, group, guest, line, linear, n, path, rect, sign, steam, times } from './svg.mjs';

// The front of the house: a wall of one of four kinds, the eave, the door with its noren, two lit windows.

const cloths = {
  indigo: ['#1f3564', '#16264a'],
  vermilion: ['#c23a1a', '#8f2611'],
  pine: ['#1f5548', '#143a32'],
  plum: ['#5b2748', '#3f1932'],
  ochre: ['#c98a1e', '#94620f'],
};
const houses = {
  wood: { wall: '#3d2a26', beam: '#1f1413', trim: '#6a4a37', upper: 'lattice', roof: 'tiles' },
  brick: { wall: '#5a2f2a', beam: '#2a1718', trim: '#7f4a3b', upper: 'arches', roof: 'tiles' },
  stucco: { wall: '#6d5f66', beam: '#2d2329', trim: '#a3949a', upper: 'tall', roof: 'awning' },
  glass: { wall: '#2a2f3b', beam: '#15171f', trim: '#555e70', upper: 'panes', roof: 'canopy' },
};

const slots = [124, 366, 608];
const [left, right, top, eave, ground] = [110, 850, 96, 236, 500];

export function front({ house: houseKind, cloth: clothKind, sky }, random) {
  const house = houses[houseKind];
  const cloth = cloths[clothKind];
  // Where the door is: the windows take the two other places.
  const slot = random.whole(0, 2);
  const doorX = slots[slot];
  const defs = [
    linear('inside', [[0, '#ffcf7d'], [0.5, '#f59c45'], [1, '#a8501f']]),
    linear('paper', [[0, '#ffe4ae'], [1, '#f0a24c']]),
    linear('cloth', [[0, cloth[0]], [1, cloth[1]]]),
    linear('shade', [[0, '#000', 0], [1, '#000', 0.6]]),
    linear('wall', [[0, house.wall], [1, house.beam]]),
    linear('tiles', [[0, '#4a4350'], [1, '#1d1a22']]),
    linear('lamp', [[0, '#ff8a4a'], [0.5, '#ffd08a'], [1, '#e2572a']]),
  ].join('');
  const content = [
    rect(left, top, right - left, ground - top, 'url(#wall)'),
    texture(houseKind, house, random),
    upperFloor(house, random),
    rect(left - 8, top - 12, right - left + 16, 14, house.beam),
    house.roof === 'awning' ? awning(cloth) : house.roof === 'canopy' ? canopy(house) : roof(sky),
    shop(house, slot, random),
    signs({ colour: cloth[0], doorX }, random),
    lanterns(doorX, random),
  ].join('');
  return { defs, content, doorX };
}

function texture(kind, { trim, beam }, random) {
  if (kind === 'brick') {
    return times(22, (row) =>
      times(19, (column) => {
        const x = left + column * 40 + (row % 2) * 20 - 20;
        return rect(Math.max(left, x), top + row * 18, Math.min(37, right - x, x + 37 - left), 15, trim, `opacity="${n(random.between(0.1, 0.5))}"`);
      }),
    );
  }
  if (kind === 'wood') return times(37, (index) => rect(left + index * 20, top, 1.6, ground - top, beam, 'opacity=".55"'));
  if (kind === 'glass') return times(7, (index) => rect(left + index * 124, top, 3, ground - top, trim, 'opacity=".5"'));
  return times(4, (row) => rect(left, top + 4 + row * 34, right - left, 2, trim, 'opacity=".35"')) + rect(left, top, 22, ground - top, trim, 'opacity=".35"') + rect(right - 22, top, 22, ground - top, trim, 'opacity=".35"');
}

function upperFloor({ upper, beam, trim }, random) {
  const count = upper === 'lattice' ? 4 : upper === 'panes' ? 6 : 5;
  const step = (right - left) / count;
  return times(count, (index) => {
    const width = upper === 'panes' ? step - 12 : upper === 'lattice' ? 132 : 62;
    const x = left + index * step + (step - width) / 2;
    const y = top + 26;
    const height = 88;
    const isLit = random.chance(0.72);
    const light = isLit ? 'url(#paper)' : '#231d2c';
    const shape =
      upper === 'arches'
        ? path(`M${n(x)} ${y + height}V${y + 30}a${width / 2} 32 0 0 1 ${width} 0V${y + height}Z`, light)
        : rect(x, y, width, height, light);
    const grid = upper === 'lattice' ? [5, 4] : upper === 'panes' ? [1, 0] : [1, 1];
    const bars =
      times(grid[0], (bar) => rect(x + ((bar + 1) * width) / (grid[0] + 1) - 1.2, y, 2.4, height, beam)) +
      times(grid[1], (bar) => rect(x, y + ((bar + 1) * height) / (grid[1] + 1) - 1.2, width, 2.4, beam));
    const who = isLit && random.chance(0.5) ? guest(x + width * random.between(0.3, 0.7), y + height, 54, '#6b3417', {}) : '';
    const halo = isLit ? glow(x + width / 2, y + height / 2, width * 0.85, height * 0.85, 0.3) : '';
    return shape + group(who, 'opacity=".5"') + bars + rect(x - 5, y + height, width + 10, 6, trim) + halo;
  });
}

function roof(sky) {
  const body = path(`M${left - 52} ${eave + 22}L${left - 6} ${eave - 22}H${right + 6}L${right + 52} ${eave + 22}Z`, 'url(#tiles)');
  const ribs = times(44, (index) => {
    const x = left - 50 + index * 19.5;
    return line(`M${n(480 + (x - 480) * 0.93)} ${eave - 20}L${n(x)} ${eave + 20}`, '#0f0d13', 2, 'opacity=".6"') + ellipse(x + 9.7, eave + 21, 7.5, 5, '#2f2a36') + ellipse(x + 9.7, eave + 20, 4, 2.6, '#57505f');
  });
  const snow = sky === 'snow' ? path(`M${left - 52} ${eave + 16}L${left - 6} ${eave - 24}Q300 ${eave - 34} 480 ${eave - 28}T${right + 6} ${eave - 24}L${right + 52} ${eave + 16}Q700 ${eave + 4} 480 ${eave + 12}T${left - 52} ${eave + 16}Z`, '#e4e5f6', 'opacity=".92"') : '';
  return body + ribs + snow + rect(left - 44, eave + 25, right - left + 88, 7, '#160f12');
}

function awning([light, dark]) {
  const stripes = times(28, (index) => {
    const [x, next] = [left - 20 + index * 27.9, left - 20 + (index + 1) * 27.9];
    const inner = (at) => n(480 + (at - 480) * 0.95);
    const fill = index % 2 ? '#f3e3cf' : light;
    return path(`M${inner(x)} ${eave - 22}H${inner(next)}L${n(next)} ${eave + 18}q0 12 -14 12t-14 -12Z`, fill);
  });
  return stripes + path(`M${left - 20} ${eave - 22}H${right + 20}V${eave - 16}H${left - 20}Z`, dark) + rect(left - 20, eave - 22, right - left + 40, 52, 'url(#shade)', 'opacity=".5"');
}

function canopy({ beam, trim }) {
  return rect(left - 40, eave - 8, right - left + 80, 26, beam) + rect(left - 40, eave - 8, right - left + 80, 3, trim) + rect(left - 36, eave + 18, right - left + 72, 4, '#ffe9b8') + glow(480, eave + 22, 420, 26, 0.6);
}

function shop({ beam, trim }, slot, random) {
  const y = eave + 32;
  const height = ground - y;
  const posts = [left, 352, 594, right - 14].map((x) => rect(x, y, 14, height, beam) + rect(x + 2, y, 2, height, trim, 'opacity=".6"')).join('');
  return [
    rect(left, y, right - left, height, '#1c1213'),
    slots.map((x, index) => (index === slot ? door(x, y, height, beam) : window(x + 4, y + 18, random, beam) + sill(x, { beam, trim }))).join(''),
    posts,
    rect(left - 4, y - 2, right - left + 8, 12, beam),
    slots.map((x, index) => glow(x + 114, y + (index === slot ? 150 : 90), 190, 155, index === slot ? 0.5 : 0.35)).join(''),
  ].join('');
}

const sill = (x, { beam, trim }) =>
  rect(x, ground - 46, 228, 46, beam) + times(14, (index) => rect(x + 4 + index * 16, ground - 42, 9, 40, trim, 'opacity=".28"'));

function window(x, y, random, beam) {
  const width = 220;
  const height = 158;
  const bottom = y + height;
  const shelves = times(2, (row) => {
    const shelf = y + 34 + row * 30;
    const things = times(9, (index) => {
      const size = random.between(7, 17);
      return rect(x + 12 + index * 24, shelf - size, random.between(6, 11), size, random.pick(['#8a3c1b', '#5d2a17', '#c26a2b', '#74401f', '#3f5a48']), 'rx="2"');
    });
    return rect(x + 6, shelf, width - 12, 3, '#7c3f1a') + things;
  });
  const people = times(3, (index) => guest(x + 36 + index * (width / 3.1) + random.between(-9, 9), bottom - 14, random.between(74, 90), '#4a2112', { bun: random.chance(0.35), cap: random.chance(0.25) }));
  const lamps = times(3, (index) => {
    const lampX = x + width * (0.2 + index * 0.3);
    return line(`M${n(lampX)} ${y}v22`, '#5a2a12', 1.6) + circle(lampX, y + 29, 8, '#fff1c9') + glow(lampX, y + 29, 36, 36, 0.9);
  });
  const bars = times(3, (index) => rect(x + ((index + 1) * width) / 4 - 2, y, 4, height, beam));
  return rect(x, y, width, height, 'url(#inside)') + shelves + people + rect(x, bottom - 26, width, 10, '#6a3213') + rect(x, bottom - 17, width, 17, '#47200f') + steam(x + width * 0.5, bottom - 30, 40) + lamps + bars;
}

function door(x, y, height, beam) {
  const width = 228;
  const open = rect(x, y, width, height, 'url(#inside)') + guest(x + 60, y + height - 62, 92, '#5a2a14', { cap: true }) + rect(x, y + height - 66, width, 66, '#5b2a12', 'opacity=".75"');
  const slats = times(9, (index) => rect(x + 6 + index * 25, y + 8, 5, height - 8, beam, 'opacity=".82"')) + rect(x, y + height - 52, width, 7, beam) + rect(x, y + height - 10, width, 10, beam);
  const noren = times(4, (index) => {
    const panel = x - 6 + index * 60.5;
    return path(`M${n(panel)} ${y + 16}h58v92q-14 7 -29 3t-29 2Z`, 'url(#cloth)') + rect(panel, y + 16, 3, 92, '#000', 'opacity=".18"');
  });
  const mark = circle(x + width / 2, y + 64, 36, '#fbeee0') + fox(x + width / 2, y + 66, 46, 'url(#cloth)', '#fbeee0');
  return open + slats + rect(x - 14, y + 10, width + 28, 6, '#7a5230') + noren + mark;
}

function signs({ colour, doorX }, random) {
  const board = rect(doorX + 26, eave - 18, 176, 44, '#1a0f10', 'rx="4"') + rect(doorX + 30, eave - 14, 168, 36, 'none', 'stroke="#c9984a" stroke-width="1.500" rx="3"');
  const words = sign(doorX + 59, eave - 7, 17, '#ffdf9e') + glow(doorX + 114, eave + 2, 150, 44, 0.35);
  const x = random.pick([left - 34, right + 8]);
  const flag = line(`M${x + 13} ${eave + 36}v8`, '#0f0a0c', 3) + rect(x, eave + 44, 26, 128, '#fff0d2', 'rx="3"') + sign(x + 8.5, eave + 56, 11.2, colour, { vertical: true }) + glow(x + 13, eave + 108, 60, 110, 0.5);
  return board + words + flag;
}

function lanterns(doorX, random) {
  const places = random.pick([
    [166, 258, 702, 794],
    [190, 770],
    [150, 226, 302, 658, 734, 810],
  ]);
  // The mark on the noren stays free.
  return places
    .filter((x) => x < doorX + 56 || x > doorX + 172)
    .map((x) => {
      const y = eave + 62 + random.between(-3, 3);
      const ribs = times(6, (index) => line(`M${n(x - 18 + Math.abs(index - 2.5) * 1.7)} ${n(y - 19 + index * 7.6)}Q${x} ${n(y - 15.5 + index * 7.6)} ${n(x + 18 - Math.abs(index - 2.5) * 1.7)} ${n(y - 19 + index * 7.6)}`, '#a8391a', 1.1, 'opacity=".7"'));
      return line(`M${x} ${eave + 28}V${n(y - 26)}`, '#0f0a0c', 2) + glow(x, y, 92, 92, 0.75) + ellipse(x, y, 20, 25, 'url(#lamp)') + ribs + rect(x - 9, y - 28, 18, 5, '#24130f') + rect(x - 9, y + 23, 18, 5, '#24130f') + fox(x, y, 17, '#8f2611', '#ffd08a');
    })
    .join('');
}
