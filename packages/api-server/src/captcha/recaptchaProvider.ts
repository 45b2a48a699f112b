import * as z from 'zod/mini';
import type { CaptchaProvider } from './provider';

const google = 'https://www.google.com/recaptcha/api/siteverify';
const timeoutMs = 3000;
/** Version 3 scores every visitor from 0 to 1; Google recommends the middle. */
const minScore = 0.5;

const reply = z.object({ success: z.boolean(), score: z.optional(z.number()) });

interface Options {
  secret: string;
  url?: string;
}

/** reCAPTCHA v3. `unknown` when Google does not answer within 3 seconds, or answers nonsense. */
export function recaptchaProvider({ secret, url = google }: Options): CaptchaProvider {
  return {
    verify: async (token, ip) => {
      if (!token) return 'absent';
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          return 'unknown';
        }
        const { success, score = 1 } = z.parse(reply, await answer.json());
        return success && score >= minScore ? 'person' : 'robot';
      } catch {
        return 'unknown';
      }
    },
  };
}
