/** `unknown`: the captcha service did not respond. */
export type CaptchaResult = 'person' | 'robot' | 'unknown';

/** Verifies a token of the storefront's captcha. Never throws. */
export interface CaptchaProvider {
  verify: (token: string | null | undefined, ip: string) => Promise<CaptchaResult>;
}

/** The token of the storefront's embedded captcha, `embeddedCaptchaToken` of `contracts`. */
const embeddedToken = 'embedded';

/** For a chain without a reCAPTCHA key (readings 18). The token is public, so only the limits of codes protect it. */
export const embeddedProvider: CaptchaProvider = {
  verify: async (token) => (token === embeddedToken ? 'person' : 'robot'),
};
