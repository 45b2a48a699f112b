import { ApiError, failureText, settingsQuery, useConfirmCode, useRequestCode } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { phoneForApi, validateCode } from '@storefront/domain';
import { useZodForm, validatedText } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from './messages';
import { useCountdown } from './useCountdown';

/** Seconds until another code when neither the response nor the settings name them (spec §9). */
const fallbackWait = 60;

const phoneSchema = z.object({
  phone: validatedText((digits) => (digits.length === 10 ? undefined : messages.phoneIncomplete)),
});
const codeSchema = z.object({ code: validatedText(validateCode) });

/**
 * The two steps of the login (spec §4, Auth): requesting a code shows the code step even when the request
 * failed, and the fifth digit logs in. The shell listens to `account:logged-in` and closes the panel.
 */
export function useLogin() {
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const phoneForm = useZodForm({ schema: phoneSchema, defaultValues: { phone: '' } });
  // A code that is being typed is incomplete, which is no problem yet.
  const codeForm = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    revalidate: 'onSubmit',
  });
  const { left, start } = useCountdown();
  const { data: settings } = useQuery(settingsQuery());
  const request = useRequestCode();
  const confirm = useConfirmCode();
  const defaultWait = settings?.tempCodeLiveTime ?? fallbackWait;

  async function requestCode() {
    if (request.isPending) return;
    codeForm.clearErrors();
    const { phone } = phoneForm.getValues();
    try {
      const { seconds } = await request.mutateAsync({ phone: phoneForApi(phone) });
      codeForm.reset();
      start(seconds ?? defaultWait);
    } catch (error) {
      codeForm.reset();
      codeForm.setError('code', { message: failureText(error, messages.codeNotSent) });
      start((error instanceof ApiError ? error.seconds : undefined) ?? defaultWait);
    }
    setStep('code');
  }

  async function confirmCode({ code }: z.output<typeof codeSchema>) {
    if (confirm.isPending || confirm.isSuccess) return;
    try {
      await confirm.mutateAsync({ phone: phoneForApi(phoneForm.getValues().phone), code });
    } catch (error) {
      codeForm.setError('code', { message: failureText(error, messages.notLoggedIn) });
      return;
    }
    // The customer may have closed the panel meanwhile; the session has begun all the same.
    emit('account:logged-in', {});
  }

  return {
    step,
    title: step === 'phone' ? messages.phoneTitle : messages.codeTitle,
    phoneForm,
    codeForm,
    confirmCode,
    secondsUntilRepeat: left,
    requestCode,
    isRequesting: request.isPending,
    isChecking: confirm.isPending || confirm.isSuccess,
    changePhone: () => {
      setStep('phone');
      codeForm.clearErrors();
    },
  } as const;
}

export type Login = ReturnType<typeof useLogin>;
