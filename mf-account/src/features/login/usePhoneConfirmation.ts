import { ApiError, useSettings } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { formatPhone, phoneForApi, validateCode, validatePhone } from '@storefront/domain';
import { useZodForm, validatedText } from '@storefront/forms';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { authFailure } from './authFailure';
import type { CodeMethod } from './loginWrites';
import { messages } from './messages';
import { useCountdown } from './useCountdown';

/** Seconds until another code when neither the response nor the settings name them (spec §9). */
const fallbackWait = 60;

const phoneSchema = z.object({
  phone: validatedText(validatePhone),
});
const codeSchema = z.object({ code: validatedText(validateCode) });

/**
 * Seconds until another code after a failed request. An SMS that could not be sent has no wait; a server that has sent
 * it after all names the wait at the next press (decision 0044).
 */
function waitAfter(error: unknown, defaultWait: number): number {
  if (!(error instanceof ApiError)) return 0;
  const isRefused = error.kind === 'refused' && error.status < 500;
  return error.seconds ?? (isRefused ? defaultWait : 0);
}

interface Options {
  /** Sends a code to eleven digits that begin with 7. */
  request: (phone: string, method: CodeMethod) => Promise<{ seconds: number | null }>;
  /** Whether the code may come by a call too. */
  mayCall?: boolean;
  confirm: (phone: string, code: string) => Promise<unknown>;
  onConfirmed: (phone: string) => void;
  /** Shown when the server sends no message (spec §8). */
  failures: { request: string; confirm: string };
}

/**
 * The two steps that confirm a phone by a code (spec §4, Auth): requesting a code shows the code step even when the
 * request failed, unless the server names the phone itself or the customer has gone back to change it.
 */
export function usePhoneConfirmation({ request, mayCall = false, confirm, onConfirmed, failures }: Options) {
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const [phase, setPhase] = useState<'idle' | 'requesting' | 'checking' | 'confirmed'>('idle');
  // The debounced attempt and Enter may come in one frame, before the phase is rendered.
  const isBusy = useRef(false);
  // The customer went back to the phone: the answer to an earlier request must not show the code step again.
  const isPhoneLeft = useRef(false);
  const [rejection, setRejection] = useState<'none' | 'code' | 'other'>('none');
  const phoneForm = useZodForm({ schema: phoneSchema, defaultValues: { phone: '' } });
  // No error is shown while the code is still being typed.
  const codeForm = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    revalidate: 'onSubmit',
  });
  const { left, start } = useCountdown();
  const defaultWait = useSettings().tempCodeLiveTime ?? fallbackWait;
  // Ten digits. The field may be edited while a call is pending.
  const [requestedPhone, setRequestedPhone] = useState('');
  const [requests, setRequests] = useState(0);
  const [method, setMethod] = useState<CodeMethod>('sms');

  /**
   * Shows why a call failed: under the code field, or beside the phone when the server names it, or in a toast when the
   * field holds another phone (spec §8).
   */
  function showFailure({ phoneText, codeText }: ReturnType<typeof authFailure>, phone: string) {
    if (!phoneText) return codeForm.setError('code', { message: codeText });
    setStep('phone');
    // The customer may have typed another phone meanwhile, and the refusal is not about that phone.
    if (phoneForm.getValues().phone !== phone) return toast(`${formatPhone(phone)}: ${phoneText}`, 'error');
    phoneForm.setError('phone', { message: phoneText }, { shouldFocus: true });
  }

  async function requestCode(by: CodeMethod = 'sms') {
    if (isBusy.current) return;
    isBusy.current = true;
    isPhoneLeft.current = false;
    setPhase('requesting');
    const phone = step === 'phone' ? phoneForm.getValues().phone : requestedPhone;
    setRequestedPhone(phone);
    setRequests((count) => count + 1);
    setMethod(by);
    const codeBefore = codeForm.getValues().code;
    try {
      const { seconds } = await request(phoneForApi(phone), by);
      resetCode(codeBefore);
      start(seconds ?? defaultWait);
      if (!isPhoneLeft.current) setStep('code');
    } catch (error) {
      resetCode(codeBefore);
      start(waitAfter(error, defaultWait));
      if (!isPhoneLeft.current) {
        setStep('code');
        showFailure(authFailure(error, failures.request), phone);
      }
    }
    isBusy.current = false;
    setPhase('idle');
  }

  async function confirmCode({ code }: z.output<typeof codeSchema>) {
    // Enter on a rejected code would only spend another attempt.
    if (isBusy.current || rejection === 'code') return;
    isBusy.current = true;
    setPhase('checking');
    const phone = phoneForApi(requestedPhone);
    try {
      await confirm(phone, code);
    } catch (error) {
      const failure = authFailure(error, failures.confirm);
      // The customer may have entered another code meanwhile. It is tried next, and this answer is not about it.
      const isShown = codeForm.getValues().code === code;
      if (isShown) setRejection(failure.isOfCode ? 'code' : 'other');
      if (isShown || failure.phoneText) showFailure(failure, requestedPhone);
      isBusy.current = false;
      setPhase('idle');
      return;
    }
    setPhase('confirmed');
    // The customer may have closed the panel meanwhile; the code is confirmed all the same.
    onConfirmed(phone);
  }

  /** Clears the code, unless it was entered during the request: the SMS may arrive before the answer. */
  function resetCode(codeBefore: string) {
    if (codeForm.getValues().code !== codeBefore) return;
    codeForm.reset();
    setRejection('none');
  }

  return {
    step,
    title: step === 'phone' ? messages.phoneTitle : messages.codeTitle[method],
    phoneForm,
    codeForm,
    /** The ten digits that the code was requested for. */
    requestedPhone,
    /** How many codes have been requested. */
    requests,
    requestCode,
    mayCall,
    /** How the latest code was requested. */
    method,
    confirmCode,
    /** Why the shown code was not accepted: `other` when the same code may be tried again. */
    rejection,
    forgetRejection: () => setRejection('none'),
    secondsUntilRepeat: left,
    isRequesting: phase === 'requesting',
    isChecking: phase === 'checking' || phase === 'confirmed',
    changePhone: () => {
      isPhoneLeft.current = true;
      setStep('phone');
      codeForm.clearErrors();
    },
  } as const;
}

export type PhoneConfirmation = ReturnType<typeof usePhoneConfirmation>;
