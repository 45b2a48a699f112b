import { decors } from './decors.mjs';
import { blur, circle, ellipse, fox, glow, group, guest, line, linear, n, page, path, radial, randomOf, rect, steam, times } from './svg.mjs';

// Inside of the restaurant: the wall behind the counter, cooks, lamps, guests with their backs to us, the floor.

const walls = {
  plum: { light: '#6b3350', dark: '#2b1524', wood: '#6d3a22', accent: '#e0a04a' },
  brick: { light: '#8a4a38', dark: '#3a1c1a', wood: '#7a4a2a', accent: '#f0c070' },
  sage: { light: '#75866a', dark: '#2f3c33', wood: '#9a6a3c', accent: '#e7c98a' },
  ochre: { light: '#b98a45', dark: '#4a3018', wood: '#6d4023', accent: '#7a2a1a' },
  indigo: { light: '#3d5488', dark: '#161f3c', wood: '#83542e', accent: '#e8b860' },
  slate: { light: '#5b6876', dark: '#20262f', wood: '#a1703f', accent: '#e26a3a' },
};

const counterTop = 398;
const floor = 548;

export function hall({ slug, hall: traits }) {
  const random = randomOf(`${slug} hall`);
  const wall = walls[traits.wall];
  const defs = [
    linear('wall', [[0, wall.dark], [0.55, wall.light], [1, wall.dark]]),
    linear('counter', [[0, wall.wood], [1, '#1f110b']]),
    linear('slab', [[0, '#e0a868'], [0.4, '#b9783f'], [1, '#7c4722']]),
    linear('floor', [[0, '#4a2f22'], [1, '#150d0a']]),
    linear('beam', [[0, '#ffe0a6', 0.5], [1, '#ffc36b', 0]]),
    linear('paper', [[0, '#fff0cf'], [1, '#f3b765']]),
    linear('coat', [[0, '#f6ece2'], [1, '#bfa594']]),
    linear('fade', [[0, '#fff', 0.7], [1, '#fff', 0.05]]),
    radial('glow', [[0, '#fff0c4', 0.95], [0.22, '#ffcf7d', 0.5], [1, '#ff9a45', 0]]),
    radial('vignette', [[0.6, '#000', 0], [1, '#000', 0.36]]),
    `<mask id="polish"><rect x="0" y="${floor}" width="960" height="92" fill="url(#fade)"/></mask>`,
    blur('soft', 3) + blur('mirror', 6),
  ].join('');
  const scene = [
    rect(0, 0, 960, floor, 'url(#wall)'),
    decors[traits.decor](wall, random),
    ceiling(wall),
    kitchenDoor(wall, random),
    cooks(random),
    counter(wall),
    dishes(random),
    lamps(traits.lamp, random),
  ].join('');
  const content = [
    group(scene, 'id="scene"'),
    rect(0, floor, 960, 92, 'url(#floor)'),
    group(`<use xlink:href="#scene" href="#scene" transform="translate(0 ${n(floor * 1.5)}) scale(1 -.5)" filter="url(#mirror)"/>`, 'mask="url(#polish)" opacity=".5"'),
    times(12, (index) => line(`M${index * 90 - 10} ${floor}L${n(480 + (index * 90 - 490) * 1.35)} 640`, '#000', 1.2, 'opacity=".3"')),
    guests(traits.seat, random),
    rect(0, 0, 960, 640, 'url(#vignette)'),
  ].join('');
  return page(defs, content);
}

function ceiling({ dark, wood }) {
  const rafters = times(9, (index) => path(`M${index * 120 - 6} 0H${index * 120 + 18}L${n(480 + (index * 120 - 474) * 0.86)} 44H${n(480 + (index * 120 - 490) * 0.86)}Z`, '#1a0e0b', 'opacity=".75"'));
  return rect(0, 0, 960, 44, dark) + rafters + rect(0, 40, 960, 9, wood) + rect(0, 49, 960, 14, '#000', 'opacity=".25"');
}

function kitchenDoor({ accent, dark }, random) {
  const x = random.pick([36, 770]);
  const noren = times(3, (index) => path(`M${x + index * 52} 196h50v${random.whole(84, 96)}q-12 6 -25 2t-25 1Z`, accent));
  return (
    rect(x - 10, 184, 176, 214, '#1a0e0b') + rect(x, 194, 156, 204, 'url(#paper)') + rect(x, 194, 156, 204, dark, 'opacity=".25"') +
    rect(x + 10, 300, 136, 4, '#7a4a28') + times(5, (index) => circle(x + 24 + index * 27, 292, 9, '#8b5a34')) +
    noren + fox(x + 78, 240, 40, dark, accent) + rect(x - 14, 190, 184, 7, '#2b1810')
  );
}

function cooks(random) {
  const cook = (x) => {
    const top = counterTop - 132;
    const arm = random.pick([-1, 1]);
    const body = path(`M${x - 46} ${counterTop}q0 -78 28 -88l18 -4 18 4q28 10 28 88Z`, 'url(#coat)');
    const collar = path(`M${x - 16} ${counterTop - 92}L${x} ${counterTop - 62}L${x + 16} ${counterTop - 92}L${x} ${counterTop - 84}Z`, '#2a2a44');
    const head = rect(x - 8, top + 30, 16, 18, '#c98a63') + ellipse(x, top + 16, 19, 22, '#dca277') + path(`M${x - 20} ${top + 8}q20 -30 40 0l-2 4q-18 -6 -36 0Z`, '#2b1a16');
    const band = rect(x - 20, top + 4, 40, 9, random.pick(['#c23a1a', '#1f3564', '#f6ece2']), 'rx="3"') + circle(x + 21 * arm, top + 8, 5, '#c23a1a');
    const face = circle(x - 7, top + 19, 1.8, '#3a211a') + circle(x + 7, top + 19, 1.8, '#3a211a') + line(`M${x - 5} ${top + 28}q5 4 10 0`, '#8a4a34', 2);
    const reach = line(`M${x + 34 * arm} ${counterTop - 62}Q${x + 62 * arm} ${counterTop - 40} ${x + 48 * arm} ${counterTop - 8}`, '#e5d5c6', 17) + circle(x + 48 * arm, counterTop - 8, 8, '#dca277');
    return body + collar + head + face + band + reach + steam(x + 66 * arm, counterTop - 12, 86);
  };
  const places = random.pick([[330, 640], [430], [360, 560], [520, 690]]);
  return places.map(cook).join('');
}

function counter({ accent }) {
  const slats = times(48, (index) => rect(index * 20 + 3, counterTop + 26, 13, floor - counterTop - 26, '#000', 'opacity=".22"') + rect(index * 20 + 3, counterTop + 26, 1.6, floor - counterTop - 26, '#fff', 'opacity=".08"'));
  return (
    rect(0, counterTop, 960, floor - counterTop, 'url(#counter)') + slats +
    rect(0, counterTop - 4, 960, 26, 'url(#slab)') + rect(0, counterTop - 4, 960, 3, '#ffe2b4', 'opacity=".7"') +
    rect(0, counterTop + 22, 960, 10, '#000', 'opacity=".35"') + rect(0, floor - 14, 960, 3, accent, 'opacity=".5"')
  );
}

function dishes(random) {
  return times(7, (index) => {
    const x = 84 + index * 132 + random.between(-26, 26);
    const y = counterTop - 3;
    const tone = random.pick(['#24334f', '#7c2a1c', '#efe3d2', '#2f4a42', '#3a2a2c']);
    const bowl = path(`M${n(x - 27)} ${y - 22}h54q-2 22 -17 22h-20q-15 0 -17 -22Z`, tone) + ellipse(x, y - 22, 27, 5.5, '#e9a95a') + ellipse(x + 6, y - 23, 8, 2.6, '#fff2d6') + steam(x, y - 26, 52);
    const board = rect(x - 36, y - 8, 72, 8, '#5f3820', 'rx="2"') + times(5, (piece) => rect(x - 32 + piece * 13.4, y - 19, 11, 11, '#f6efe6', 'rx="3"') + rect(x - 32 + piece * 13.4, y - 22, 11, 5.5, random.pick(['#f0854e', '#e8603c', '#f3b65b']), 'rx="2.500"'));
    const teapot = ellipse(x, y - 15, 19, 15, '#26262c') + line(`M${n(x + 17)} ${y - 18}q12 -3 15 -13`, '#26262c', 5) + line(`M${n(x - 14)} ${y - 26}q14 -19 28 0`, '#26262c', 3) + rect(x + 32, y - 15, 15, 15, '#e9ddcb', 'rx="3"');
    return random.pick([bowl, bowl, board, teapot]);
  });
}

const shades = {
  globe: (x, y) => circle(x, y, 21, 'url(#paper)') + circle(x, y, 21, 'none', 'stroke="#fff8e6" stroke-width="1.500" opacity=".7"'),
  cone: (x, y) => path(`M${x - 9} ${y - 20}h18l23 34h-64Z`, '#191318') + ellipse(x, y + 14, 32, 5, '#fff0cf'),
  lantern: (x, y) =>
    ellipse(x, y, 25, 30, '#e2572a') + ellipse(x, y, 25, 30, 'url(#paper)', 'opacity=".55"') +
    times(7, (row) => line(`M${n(x - 23 + Math.abs(row - 3) * 2.4)} ${y - 24 + row * 8}Q${x} ${y - 20 + row * 8} ${n(x + 23 - Math.abs(row - 3) * 2.4)} ${y - 24 + row * 8}`, '#8f2611', 1.2, 'opacity=".6"')) +
    rect(x - 11, y - 33, 22, 6, '#1f120e') + rect(x - 11, y + 27, 22, 6, '#1f120e'),
  basket: (x, y) =>
    path(`M${x - 14} ${y - 24}h28q24 22 20 44h-68q-4 -22 20 -44Z`, 'url(#paper)') +
    times(7, (bar) => line(`M${n(x + (bar - 3) * 4.6)} ${y - 24}Q${n(x + (bar - 3) * 11)} ${y - 4} ${n(x + (bar - 3) * 11)} ${y + 20}`, '#7a4a22', 1.6)) +
    line(`M${x - 25} ${y - 10}h50M${x - 33} ${y + 6}h66`, '#7a4a22', 1.6),
};

function lamps(kind, random) {
  const count = random.whole(4, 5);
  return times(count, (index) => {
    const x = Math.round((960 / count) * (index + 0.5));
    const y = 148 + (index % 2) * 26 + random.whole(-6, 6);
    const cone = path(`M${x - 24} ${y + 12}L${x - 130} ${counterTop}H${x + 130}L${x + 24} ${y + 12}Z`, 'url(#beam)', 'opacity=".3"');
    return line(`M${x} 44V${y - 22}`, '#120b0c', 2.4) + cone + shades[kind](x, y) + glow(x, y + 6, 120, 120, 0.7) + glow(x, counterTop, 130, 22, 0.5);
  });
}

const clothes = ['#5b2d38', '#2c4058', '#3d4c3c', '#5f4730', '#46304f', '#6b3a26', '#24303c'];

function guests(seat, random) {
  const places = [130, 300, 470, 640, 810].filter(() => random.chance(0.72));
  const taken = places.length > 1 ? places : [300, 640];
  return [130, 300, 470, 640, 810]
    .map((place) => {
      const x = place + random.between(-14, 14);
      const top = floor - 26;
      const legs = line(`M${n(x - 20)} ${top + 8}L${n(x - 30)} 640M${n(x + 20)} ${top + 8}L${n(x + 30)} 640M${n(x - 27)} 606H${n(x + 27)}`, '#150c0e', 6);
      const stool = ellipse(x, top + 4, 42, 11, '#3a2118') + ellipse(x, top, 42, 10, random.pick(['#7c2a1c', '#31415e', '#3d5648', '#5b3a24']));
      const back = seat === 'back' ? rect(x - 36, top - 64, 72, 11, '#2a1711', 'rx="5"') + line(`M${n(x - 30)} ${top}v-58M${n(x + 30)} ${top}v-58`, '#2a1711', 5) : '';
      const who = taken.includes(place) ? guest(x, top, 172, random.pick(clothes), { hair: random.pick(['#1d1311', '#33201a', '#4f3220', '#6d4a2c']), skin: '#a9714f', bun: random.chance(0.4), cap: random.chance(0.15) }) : '';
      const edge = taken.includes(place) ? line(`M${n(x - 62)} ${top - 66}q12 -34 40 -38`, '#ffd9a0', 3, 'opacity=".4"') + line(`M${n(x - 24)} ${top - 160}q8 -16 24 -17`, '#ffd9a0', 3, 'opacity=".4"') : '';
      return legs + stool + who + edge + back;
    })
    .join('');
}
