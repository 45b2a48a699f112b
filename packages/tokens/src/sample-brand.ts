import type { BrandTheme } from './theme';
import { darkTints, lightTints } from './tints';

/** A second brand for tests, teal on ink blue. */
export const sampleBrand: BrandTheme = {
  light: {
    accent: {
      main: '#0B6B6B',
      on: '#FFFFFF',
      hover: '#075757',
      active: '#044545',
      soft: '#DDF1EE',
      ink: '#075F5F',
    },
    plum: '#12263A',
    plum2: '#20384F',
    tints: { ...lightTints, roll: '#E9F1F2', sauce: '#EAEFF1' },
    glow: { core: '#4FD1C5', halo: '#0B6B6B' },
  },
  dark: {
    accent: {
      main: '#4FD1C5',
      on: '#04211F',
      hover: '#74DDD3',
      active: '#93E6DE',
      soft: '#173A38',
      ink: '#7FE0D6',
    },
    plum: '#14273A',
    plum2: '#223A52',
    tints: { ...darkTints, roll: '#22292D' },
    glow: { core: '#4FD1C5', halo: '#0B6B6B' },
  },
};
