import { ApiError, failureText, settingsQuery, useConfirmCode, useRequestCode } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { phoneForApi } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';
import { useCountdown } from './useCountdown';

/** Spec §9: the wait when neither the answer nor the settings name one. */
const defaultWait = 60;

/**
 * The two steps of the login (spec §4, Auth): asking for a code leads to the code's step even when it failed, and
 * the fifth digit logs in. What follows from a login is the shell's: it hears `account:logged-in`, and closes the panel.
 */
export function useLogin() {
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { left, start } = useCountdown();
  const { data: settings } = useQuery(settingsQuery());
  const request = useRequestCode();
  const confirm = useConfirmCode();
  const usualWait = settings?.tempCodeLiveTime ?? defaultWait;

  function askForCode() {
    if (phone.length !== 10 || request.isPending) return;
    setProblem(undefined);
    request.mutate(
      { phone: phoneForApi(phone) },
      {
        onSuccess: ({ seconds }) => start(seconds ?? usualWait),
        onError: (error) => {
          setProblem(failureText(error, messages.codeNotSent));
          start((error instanceof ApiError ? error.seconds : undefined) ?? usualWait);
        },
        onSettled: () => {
          setCode('');
          setStep('code');
        },
      },
    );
  }

  function typeCode(digits: string) {
    setCode(digits);
    setProblem(undefined);
  }

  async function submitCode(whole: string) {
    if (confirm.isPending || confirm.isSuccess) return;
    try {
      await confirm.mutateAsync({ phone: phoneForApi(phone), code: whole });
    } catch (error) {
      setProblem(failureText(error, messages.notLoggedIn));
      return;
    }
    // The session has begun even if the customer closed the panel while the answer was on its way.
    emit('account:logged-in', {});
  }

  return {
    step,
    title: step === 'phone' ? messages.phoneTitle : messages.codeTitle,
    phone,
    setPhone,
    code,
    typeCode,
    submitCode: (whole: string) => void submitCode(whole),
    problem,
    clearProblem: () => setProblem(undefined),
    secondsToRepeat: left,
    askForCode,
    isAsking: request.isPending,
    isChecking: confirm.isPending || confirm.isSuccess,
    changePhone: () => {
      setStep('phone');
      setProblem(undefined);
    },
  } as const;
}

export type Login = ReturnType<typeof useLogin>;
