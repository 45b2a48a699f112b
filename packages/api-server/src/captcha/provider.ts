/** `unknown`: the service that judges could not be asked. */
export type Verdict = 'person' | 'robot' | 'unknown';

/** Judges a token of the storefront's captcha. Never throws. */
export interface CaptchaProvider {
  judge: (token: string | null | undefined, ip: string) => Promise<Verdict>;
}

/** Without a key every token is a person's (readings 18): the limits of codes hold all the same. */
export const anyToken: CaptchaProvider = { judge: async () => 'person' };
