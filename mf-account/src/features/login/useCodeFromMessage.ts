import { useEffect, useEffectEvent } from 'react';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: string[] };
}

/** Takes the code out of the SMS itself where the browser offers it (WebOTP); elsewhere nothing happens. */
export function useCodeFromMessage(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const asking = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: asking.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') take(credential.code);
      },
      // The customer declined, or left the step: the code is typed by hand then.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
}
