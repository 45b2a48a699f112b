import { circle, ellipse, group, line, n, path, times } from './svg.mjs';

// A tree at the edge of the picture, drawn from dots of leaf and a few strokes of wood.

const kinds = {
  maple: { wood: '#1b1016', leaves: ['#8e2a1c', '#c2482a', '#6b1d1b', '#dd6a35'] },
  ginkgo: { wood: '#2a1d14', leaves: ['#d99a22', '#f0b93f', '#b97c17', '#ffd36b'] },
  sakura: { wood: '#24151c', leaves: ['#e7a7b5', '#f6c6cf', '#cf7f95', '#fbe0e2'] },
};

export function treeOf(kind, random) {
  if (kind === 'none') return '';
  const atRight = random.chance(0.5);
  const drawn = kind === 'pine' ? pine(random) : kind === 'birch' ? birch(random) : broad(kinds[kind], random);
  return group(drawn, atRight ? 'transform="translate(960 0) scale(-1 1)"' : '');
}

function broad({ wood, leaves }, random) {
  const trunk = line('M26 530C34 420 20 330 44 250M38 340C70 290 110 270 150 230M34 300C10 250 0 220 -20 200', wood, 16);
  const twigs = line('M120 255C150 250 180 225 205 220M60 240C80 190 90 160 120 120M100 190C130 170 160 165 190 150', wood, 6);
  const crown = times(420, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const x = 60 + Math.cos(angle) * 185 * reach;
    const y = 150 + Math.sin(angle) * 130 * reach;
    return circle(x, y, random.between(3, 9.500), random.pick(leaves), `opacity="${n(random.between(0.55, 1))}"`);
  });
  const fallen = times(26, () => ellipse(random.between(0, 330), random.between(515, 620), 4.5, 2, random.pick(leaves), 'opacity=".8"'));
  return ellipse(30, 532, 44, 7, '#000', 'opacity=".4"') + trunk + twigs + crown + fallen;
}

function birch(random) {
  const trunk = path('M22 532C30 380 26 180 40 -10H62C52 180 54 380 52 532Z', '#cfc6cb');
  const marks = times(26, () => {
    const y = random.between(20, 515);
    return line(`M${n(random.between(27, 36))} ${n(y)}h${n(random.between(6, 16))}`, '#2b2029', 2.6);
  });
  const branches = times(11, (index) => {
    const y = 40 + index * 26;
    const side = index % 2 ? 1 : -1;
    return line(`M45 ${y}q${side * 40} -6 ${side * n(random.between(60, 120))} ${n(random.between(40, 110))}`, '#5a4a55', 2.4);
  });
  return ellipse(38, 533, 32, 6, '#000', 'opacity=".4"') + branches + trunk + marks;
}

function pine(random) {
  const trunk = line('M44 530C52 400 30 300 58 60M52 300C90 270 130 268 168 262M46 200C20 180 0 178 -30 176M56 130C80 110 110 106 136 104', '#1d1216', 15);
  const cloud = (x, y, width) =>
    times(46, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next());
      return ellipse(x + Math.cos(angle) * width * reach, y + Math.sin(angle) * width * 0.32 * reach, random.between(9, 20), random.between(4, 8), random.pick(['#1f3a33', '#2b4d40', '#17302c', '#3a6150']));
    });
  return ellipse(46, 532, 40, 7, '#000', 'opacity=".4"') + trunk + cloud(176, 252, 92) + cloud(-24, 168, 84) + cloud(138, 96, 74) + cloud(58, 44, 86);
}
