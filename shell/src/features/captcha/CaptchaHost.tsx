import { type CaptchaAction, CaptchaProvider, useBrand } from '@storefront/contracts';
import { type ReactNode, useCallback } from 'react';

/** Gives the page the brand's captcha; its code is loaded with the first question. Without a key the embedded one answers. */
export function CaptchaHost({ children }: { children: ReactNode }) {
  const { captcha } = useBrand();
  const ask = useCallback(
    async (action: CaptchaAction) => {
      if (!captcha) return undefined;
      const { askRecaptcha } = await import('./recaptcha');
      return askRecaptcha(captcha, action);
    },
    [captcha],
  );
  return captcha ? <CaptchaProvider value={ask}>{children}</CaptchaProvider> : children;
}
