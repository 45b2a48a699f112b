/** Numbers of cards are sixteen digits: our prefix, eleven digits, a check digit. */
const prefix = '7700';
const eleven = 100_000_000_000n;
/** Coprime to ten, so that numbers are unique and the numbers of neighbouring ids are far apart. */
const step = 61_803_398_849n;

/** The number of a customer's virtual card: always the same for the same id. */
export function cardNumberOf(userId: number): string {
  const body = prefix + String((BigInt(userId) * step) % eleven).padStart(11, '0');
  return body + checkDigit(body);
}

/** Luhn: detects one wrong digit and most swaps. */
function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
