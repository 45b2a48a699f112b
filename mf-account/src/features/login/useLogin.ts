import { ApiError, failureText, settingsQuery, useConfirmCode, useRequestCode } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { phoneForApi } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';
import { useCountdown } from './useCountdown';

/** Seconds until another code when neither the response nor the settings name them (spec §9). */
const fallbackWait = 60;

/**
 * The two steps of the login (spec §4, Auth): requesting a code shows the code step even when the request
 * failed, and the fifth digit logs in. The shell listens to `account:logged-in` and closes the panel.
 */
export function useLogin() {
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [errorText, setErrorText] = useState<string>();
  const { left, start } = useCountdown();
  const { data: settings } = useQuery(settingsQuery());
  const request = useRequestCode();
  const confirm = useConfirmCode();
  const defaultWait = settings?.tempCodeLiveTime ?? fallbackWait;

  function requestCode() {
    if (phone.length !== 10 || request.isPending) return;
    setErrorText(undefined);
    request.mutate(
      { phone: phoneForApi(phone) },
      {
        onSuccess: ({ seconds }) => start(seconds ?? defaultWait),
        onError: (error) => {
          setErrorText(failureText(error, messages.codeNotSent));
          start((error instanceof ApiError ? error.seconds : undefined) ?? defaultWait);
        },
        onSettled: () => {
          setCode('');
          setStep('code');
        },
      },
    );
  }

  function changeCode(digits: string) {
    setCode(digits);
    setErrorText(undefined);
  }

  async function submitCode(completeCode: string) {
    if (confirm.isPending || confirm.isSuccess) return;
    try {
      await confirm.mutateAsync({ phone: phoneForApi(phone), code: completeCode });
    } catch (error) {
      setErrorText(failureText(error, messages.notLoggedIn));
      return;
    }
    // The customer may have closed the panel meanwhile; the session has begun all the same.
    emit('account:logged-in', {});
  }

  return {
    step,
    title: step === 'phone' ? messages.phoneTitle : messages.codeTitle,
    phone,
    setPhone,
    code,
    changeCode,
    submitCode: (completeCode: string) => void submitCode(completeCode),
    errorText,
    clearError: () => setErrorText(undefined),
    secondsUntilRepeat: left,
    requestCode,
    isRequesting: request.isPending,
    isChecking: confirm.isPending || confirm.isSuccess,
    changePhone: () => {
      setStep('phone');
      setErrorText(undefined);
    },
  } as const;
}

export type Login = ReturnType<typeof useLogin>;
