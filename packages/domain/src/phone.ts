/** Digits of a phone after +7. Spec §9. */
export const PHONE_DIGITS = 10;

const TEN_DIGITS = /^\d{10}$/;

/**
 * Returns the ten digits after +7 from any pasted form (`8 900…`, `+7900…`, `7900…`, a filled mask), or
 * undefined if the text is not a complete Russian number. Readings 4.
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^[^\d+]*\+/.test(text);
  if (digits.length === PHONE_DIGITS) return isInternational ? undefined : digits;
  if (digits.length === 11) {
    const prefix = isInternational ? /^7/ : /^[78]/;
    return prefix.test(digits) ? digits.slice(1) : undefined;
  }
  // A complete number pasted after the field's fixed +7: «+7 8 900…» or «+7 7 900…».
  if (digits.length === 12 && /^7[78]/.test(digits)) return digits.slice(2);
  return undefined;
}

/**
 * The eleven digits that the API expects: `7` and the ten digits. Throws RangeError on anything but ten
 * digits. Spec §5.
 */
export function phoneForApi(ten: string): string {
  if (!TEN_DIGITS.test(ten)) throw new RangeError(`Not ten digits: ${ten}`);
  return `7${ten}`;
}

/** `+7 900 000-00-00`. Throws RangeError on anything but ten digits. Spec §9. */
export function formatPhone(ten: string): string {
  const digits = phoneForApi(ten).slice(1);
  return `+7 ${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`;
}

/** A `tel:` link. Throws RangeError on anything but ten digits. */
export function phoneHref(ten: string): string {
  return `tel:+${phoneForApi(ten)}`;
}

/**
 * The phone to order by, as text and as a `tel:` link: the setting, else the brand's; a text without a digit cannot be
 * dialled and is no setting. Spec §3, Settings. A short or foreign number is shown as written, and a short number is
 * dialled with its `*`. The first complete number of several is dialled, with its extension, and all are shown.
 */
export function orderPhone(setting: string | null | undefined, brandPhone: string) {
  const text = setting && /\d/.test(setting) ? setting : brandPhone;
  const numbers = [...text.matchAll(writtenNumber)].map(({ 0: written, index }) => {
    const ten = parsePhone(written) ?? parsePhone(elevenDigits.exec(written)?.[0] ?? '');
    return { written, ten, end: index + written.length };
  });
  const whole = numbers.length === 1 && parsePhone(text);
  if (whole) return { text: formatPhone(whole), href: phoneHref(whole) };
  const dialled = numbers.find(({ ten }) => ten) ?? numbers[0];
  if (!dialled) return { text, href: 'tel:' };
  const { written, ten, end } = dialled;
  const number = ten ? phoneHref(ten) : `tel:${written.replace(/[^\d+*]/g, '')}`;
  const extension = extensionAfter.exec(text.slice(end))?.[1];
  return { text, href: extension ? `${number};ext=${extension}` : number };
}

/** Digits with the characters that may stand between the digits of one number. */
const writtenNumber = /[+*]?\d(?:[\s()*.\u2010-\u2015-]*\d)*/g;
/** The first of two numbers that only a space separates. */
const elevenDigits = /^(?:\+7|[78])(?:\D*\d){10}(?!\d)/;
const extensionAfter = /^[\s,;()]*(?:доб|вн|ext|#)[а-яa-z.]*[\s:.]*(\d{1,7})(?!\d)/i;

/**
 * `+7 916 •••-••-73`: only the owner can recognize the number. Throws RangeError on anything but ten digits.
 */
export function hidePhoneMiddle(ten: string): string {
  const digits = phoneForApi(ten).slice(1);
  return `+7 ${digits.slice(0, 3)} •••-••-${digits.slice(8)}`;
}
