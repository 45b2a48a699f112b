export const messages = {
  modifier: (name: string, amount: number) => `${name} × ${amount}`,
  pieces: (count: number) => `${count}\u00A0шт`,
} as const;
