import { createContext, use } from 'react';

/** The action that the captcha's dashboard shows beside the score. */
export type CaptchaAction = 'request_code' | 'confirm_code';

/**
 * Requests a captcha token. Resolves with undefined when the captcha is unavailable: a toast has been shown,
 * and the call is sent without a token (spec §8). Never rejects.
 */
export type RequestCaptchaToken = (action: CaptchaAction) => Promise<string | undefined>;

/** The token of the embedded captcha; the development API accepts it (readings 18). */
export const embeddedCaptchaToken = 'embedded';

const requestEmbeddedToken: RequestCaptchaToken = () => Promise.resolve(embeddedCaptchaToken);

const CaptchaContext = createContext(requestEmbeddedToken);

export const CaptchaProvider = CaptchaContext.Provider;

/** The page's captcha: the shell's when the brand has a key, else the embedded captcha. */
export function useCaptcha(): RequestCaptchaToken {
  return use(CaptchaContext);
}
