import { type CaptchaAction, CaptchaProvider, toast, useBrand } from '@storefront/contracts';
import { type ReactNode, useCallback } from 'react';
import { messages } from './messages';

/** Provides the brand's captcha; its code loads with the first request. Without a site key the embedded captcha answers. */
export function CaptchaHost({ children }: { children: ReactNode }) {
  const { captcha } = useBrand();
  const requestToken = useCallback(
    async (action: CaptchaAction) => {
      if (!captcha) return undefined;
      try {
        const { requestRecaptchaToken } = await import('./recaptcha');
        return await requestRecaptchaToken(captcha, action);
      } catch (error) {
        // A failed captcha does not block the customer: a toast reports it, and the call is sent without a token (spec §8).
        console.warn('the captcha returned no token', error);
        toast(messages.failed, 'error');
        return undefined;
      }
    },
    [captcha],
  );
  return captcha ? <CaptchaProvider value={requestToken}>{children}</CaptchaProvider> : children;
}
