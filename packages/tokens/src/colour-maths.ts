/** A colour of the palette, `#RRGGBB`. */
export type Hex = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue, 0 to 255. Throws on anything but `#RRGGBB`. */
function channels(hex: Hex): Channels {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a #RRGGBB colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** The colour as CSS with an opacity of 0 to 1. */
export function translucent(hex: Hex, opacity: number): string {
  return `rgb(${channels(hex).join(' ')} / ${opacity})`;
}

/** The visible colour of `top` on `bottom`, with an opacity of 0 to 1. */
export function mix(bottom: Hex, top: Hex, opacity: number): Hex {
  const over = channels(top);
  const seen = channels(bottom).map((value, index) => {
    const blended = value * (1 - opacity) + (over[index] ?? 0) * opacity;
    return Math.round(blended).toString(16).padStart(2, '0');
  });
  return `#${seen.join('')}`;
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
