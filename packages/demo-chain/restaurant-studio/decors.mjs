import { circle, ellipse, fox, glow, group, line, n, path, rect, times } from './svg.mjs';

// The decor on the wall behind the counter, between 70 and 380 from above.

const shelf = (y, { wood }, random, [from, to]) => {
  let x = from + 10;
  let things = '';
  while (x < to - 30) {
    const kind = random.whole(0, 3);
    const tone = random.pick(['#2d4a3e', '#6b2f1e', '#d8c3a0', '#27354f', '#8a6a3a', '#3a2326']);
    const height = random.between(26, 48);
    if (kind === 0) things += rect(x, y - height, 15, height, tone, 'rx="3"') + rect(x + 4.5, y - height - 12, 6, 14, tone) + rect(x, y - height * 0.6, 15, height * 0.3, '#f1e3c8');
    if (kind === 1) things += path(`M${n(x)} ${y - 16}h30q-2 16 -10 16h-10q-8 0 -10 -16Z`, tone) + path(`M${n(x + 2)} ${y - 30}h26q-2 14 -9 14h-8q-7 0 -9 -14Z`, tone, 'opacity=".8"');
    if (kind === 2) things += rect(x, y - 30, 24, 30, tone, 'rx="4"') + rect(x - 1, y - 34, 26, 6, '#2a1812', 'rx="2"');
    if (kind === 3) things += ellipse(x + 14, y - 12, 14, 12, tone) + rect(x + 9, y - 34, 10, 14, tone);
    x += kind === 0 ? 24 : 42;
  }
  return things + rect(from, y, to - from, 8, wood) + rect(from, y + 8, to - from, 8, '#000', 'opacity=".25"');
};

const scroll = (x, width, content) => rect(x - 6, 92, width + 12, 8, '#2a1711', 'rx="3"') + rect(x, 98, width, 232, '#f2e2c6') + content + rect(x - 6, 328, width + 12, 8, '#2a1711', 'rx="3"');

export const decors = {
  shelves: (wall, random) => times(3, (row) => shelf(168 + row * 76, wall, random, [210, 750])),

  sun: ({ accent, dark }) =>
    circle(480, 240, 132, accent, 'opacity=".92"') + times(7, (row) => rect(330, 262 + row * 17, 300, 3 + row * 1.4, dark, 'opacity=".55"')) + fox(480, 214, 92, dark, accent),

  mountain: ({ accent, dark, light }) =>
    circle(612, 176, 46, accent) +
    path('M180 384L400 138Q430 112 460 138L560 236L620 196L800 384Z', dark, 'opacity=".85"') +
    path('M372 170L400 138Q430 112 460 138L498 176L470 190L446 170L424 196L402 172Z', '#f5ece4') +
    times(4, (row) => line(`M160 ${330 + row * 16}q40 -14 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, light, 4, 'opacity=".7"')),

  waves: ({ light, dark, accent }) =>
    circle(480, 170, 62, accent, 'opacity=".95"') +
    times(5, (row) =>
      times(11, (column) => {
        const x = 190 + column * 62 + (row % 2) * 31;
        const y = 250 + row * 32;
        return [30, 22, 14, 6].map((radius, index) => circle(x, y, radius, index % 2 ? light : dark, 'stroke="#f3e4cc" stroke-width="1.400"')).join('');
      }),
    ),

  carp: ({ accent }, random) =>
    times(5, (index) => {
      const [x, y] = [236 + index * 122, 150 + (index % 2) * 92 + random.between(-10, 10)];
      const tone = random.pick([accent, '#e8603c', '#f3efe6']);
      const body = path('M-50 0C-30 -24 20 -24 44 0C20 24 -30 24 -50 0Z', tone) + path('M40 0L70 -20Q62 0 70 20Z', tone, 'opacity=".85"') + times(4, (row) => line(`M${-22 + row * 15} -13q9 13 0 26`, '#2a1711', 1.6, 'opacity=".5"')) + circle(-36, -4, 4, '#fff') + circle(-36, -4, 2, '#1a1010') + path('M-6 -17q14 -16 22 2Z', tone);
      return line(`M${n(x)} 50V${n(y - 18)}`, '#120b0c', 1.6) + group(body, `transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(-14, 14))}) scale(${index % 2 ? -1 : 1} 1)"`);
    }),

  branch: ({ accent }, random) =>
    scroll(300, 360, line('M306 300C380 280 420 200 520 176C570 164 610 150 650 112M430 238C440 200 436 170 452 140M540 172C560 200 590 214 640 216', '#3a231b', 7) + times(60, () => {
      const along = random.next();
      return circle(320 + along * 326 + random.between(-22, 22), 286 - along * 150 + random.between(-34, 34), random.between(3.5, 8), random.pick(['#e8a1ad', '#f3c3c9', '#d67b8c', accent]), 'opacity=".9"');
    }) + fox(338, 306, 26, '#a8321a', '#f2e2c6')),

  windows: (_wall, random) =>
    times(4, (index) => {
      const x = 206 + index * 142;
      const lights = times(46, () => rect(x + random.between(4, 112), random.between(180, 330), random.between(2, 5), random.between(3, 8), random.pick(['#ffd58a', '#ff9c5a', '#9fc0ff', '#fff1cf']), `opacity="${n(random.between(0.3, 0.9))}"`));
      const towers = times(4, (tower) => rect(x + tower * 31, random.between(150, 270), 27, 190, '#1c2440'));
      return rect(x - 6, 96, 134, 246, '#1a0f0d') + rect(x, 102, 122, 234, '#2c3563') + `<svg x="${x}" y="102" width="122" height="234" viewBox="${x} 102 122 234">${towers}${lights}</svg>` + rect(x + 59, 102, 4, 234, '#1a0f0d') + rect(x, 200, 122, 4, '#1a0f0d');
    }),

  vaults: ({ light, dark, wood }, random) =>
    times(16, (row) => times(25, (column) => rect(column * 40 - (row % 2) * 20, 62 + row * 21, 37, 18, light, `opacity="${n(random.between(0.15, 0.6))}"`))) +
    times(3, (index) => {
      const x = 216 + index * 184;
      return path(`M${x} 386V210a80 84 0 0 1 160 0V386Z`, dark) + path(`M${x + 10} 386V212a70 74 0 0 1 140 0V386Z`, '#160c0b') + glow(x + 80, 330, 90, 96, 0.6) + shelf(330, { wood }, random, [x + 14, x + 146]);
    }),
};
