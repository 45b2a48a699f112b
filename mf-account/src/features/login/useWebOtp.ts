import { useEffect, useEffectEvent } from 'react';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: string[] };
}

/** Reads the code from the SMS in browsers with WebOTP, of each of the `requests` for one. */
export function useWebOtp(requests: number, onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          handleCode(credential.code);
      },
      // The customer declined or left the step: they type the code.
      () => undefined,
    );
    return () => controller.abort();
  }, [requests]);
}
