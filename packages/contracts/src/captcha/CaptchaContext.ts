import { createContext, use } from 'react';

/** What the visitor is about to do; the captcha's owner sees it beside the score. */
export type CaptchaAction = 'request_code' | 'confirm_code';

/**
 * Asks the captcha for a token. Undefined when it could not be had: the visitor has been told, and the call goes
 * without one (spec §8). Never rejects.
 */
export type AskCaptcha = (action: CaptchaAction) => Promise<string | undefined>;

/** What the embedded captcha answers; the development API accepts it (readings 18). */
export const embeddedCaptchaToken = 'embedded';

const askEmbedded: AskCaptcha = () => Promise.resolve(embeddedCaptchaToken);

const CaptchaContext = createContext(askEmbedded);

export const CaptchaProvider = CaptchaContext.Provider;

/** The page's captcha: the shell's where the brand has a key, else the embedded one. */
export function useCaptcha(): AskCaptcha {
  return use(CaptchaContext);
}
