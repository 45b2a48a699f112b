import { type CaptchaAction, CaptchaProvider, toast, useBrand } from '@storefront/contracts';
import { type ReactNode, useCallback } from 'react';
import { messages } from './messages';

/** Gives the page the brand's captcha; its code is loaded with the first question. Without a key the embedded one answers. */
export function CaptchaHost({ children }: { children: ReactNode }) {
  const { captcha } = useBrand();
  const ask = useCallback(
    async (action: CaptchaAction) => {
      if (!captcha) return undefined;
      try {
        const { askRecaptcha } = await import('./recaptcha');
        return await askRecaptcha(captcha, action);
      } catch (error) {
        // What cannot be had keeps nobody from going on: it is told, and the call goes without a token (spec §8).
        console.warn('the captcha gave no token', error);
        toast(messages.failed, 'error');
        return undefined;
      }
    },
    [captcha],
  );
  return captcha ? <CaptchaProvider value={ask}>{children}</CaptchaProvider> : children;
}
