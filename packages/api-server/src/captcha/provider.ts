/**
 * `absent`: the browser sent no token, as where an extension blocks the captcha. `unknown`: the captcha service did not
 * respond, or there is none.
 */
export type CaptchaResult = 'person' | 'robot' | 'absent' | 'unknown';

/** Verifies a token of the storefront's captcha. Never throws. */
export interface CaptchaProvider {
  verify: (token: string | null | undefined, ip: string) => Promise<CaptchaResult>;
}

/** The token of the storefront's embedded captcha, `embeddedCaptchaToken` of `contracts`. */
const embeddedToken = 'embedded';

/** For development, without a reCAPTCHA key (readings 18): the token is public. */
export const embeddedProvider: CaptchaProvider = {
  verify: async (token) => {
    if (!token) return 'absent';
    return token === embeddedToken ? 'person' : 'robot';
  },
};

/** For production with `CAPTCHA=off`. */
export const noCaptcha: CaptchaProvider = { verify: async () => 'unknown' };
