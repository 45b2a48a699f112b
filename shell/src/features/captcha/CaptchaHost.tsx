import { type CaptchaAction, CaptchaProvider, useBrand } from '@storefront/contracts';
import { type ReactNode, useCallback } from 'react';

/** Gives the page the brand's captcha; its code is loaded with the first question. Without a key the embedded one answers. */
export function CaptchaHost({ children }: { children: ReactNode }) {
  const { captcha } = useBrand();
  const ask = useCallback(
    async (action: CaptchaAction) => {
      if (!captcha) return undefined;
      // Code that cannot be had keeps nobody from going on: the call then goes without a token.
      const loaded = await import('./recaptcha').catch(() => undefined);
      return loaded?.askRecaptcha(captcha, action);
    },
    [captcha],
  );
  return captcha ? <CaptchaProvider value={ask}>{children}</CaptchaProvider> : children;
}
