/** `unknown`: the captcha service did not respond. */
export type CaptchaResult = 'person' | 'robot' | 'unknown';

/** Verifies a token of the storefront's captcha. Never throws. */
export interface CaptchaProvider {
  verify: (token: string | null | undefined, ip: string) => Promise<CaptchaResult>;
}

/** For a chain without a reCAPTCHA key: every token passes (readings 18), and only the limits of codes apply. */
export const acceptAnyToken: CaptchaProvider = { verify: async () => 'person' };
