import { keepTogether } from '@storefront/contracts';
import { CODE_LENGTH, formatPhone } from '@storefront/domain';
import { Form, useController } from '@storefront/forms';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { Button, CodeField, Spinner, VisuallyHidden } from '@storefront/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clockText } from './countdown';
import { messages } from './messages';
import { useWebOtp } from './useWebOtp';
import type { PhoneConfirmation } from './usePhoneConfirmation';

interface Props {
  login: PhoneConfirmation;
}

const rootClass = css({ display: 'grid', gap: 20, justifyItems: 'center' });
const sentToClass = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  textAlign: 'center',
  color: colour.ink2,
  '& b': { fontWeight: weight.strong, color: colour.ink, whiteSpace: 'nowrap' },
});
// Reserves a line for the error below the cells, so that the button does not move.
const codeClass = css({ minHeight: 86 });
const footerClass = css({
  display: 'grid',
  gap: 8,
  placeItems: 'center',
  minHeight: 48,
  ...textStyles.s,
  color: colour.ink2,
});

/** A complete code is tried after it has not changed for this long (spec §4, Auth: debounced). */
const debounceMs = 300;

/** Step two: the fifth digit confirms the phone (spec §4, Auth). */
export function CodeStep({ login }: Props) {
  const { codeForm, isChecking, isRequesting, rejection } = login;
  const {
    field: { ref, value, onChange },
  } = useController({ control: codeForm.control, name: 'code' });
  const errorText = codeForm.formState.errors.code?.message;
  const isBusy = isChecking || isRequesting;
  const isUntried = value.length === CODE_LENGTH && rejection === 'none' && !isBusy;

  const submit = () => void codeForm.handleSubmit(login.confirmCode)();
  useWebOtp(login.requests, (code) => changeCode(code));

  function changeCode(code: string) {
    codeForm.clearErrors();
    login.forgetRejection();
    onChange(code);
  }

  const tryCode = useEffectEvent(submit);
  useEffect(() => {
    if (!isUntried) return;
    const timer = setTimeout(tryCode, debounceMs);
    return () => clearTimeout(timer);
  }, [isUntried, value]);

  const root = useRef<HTMLDivElement>(null);
  // The first focus keeps the text of a failed request, which has not been read yet (spec §8, Auth).
  const isTextKept = useRef(true);
  useEffect(() => {
    isTextKept.current = false;
  }, []);
  const restoreFocus = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    isTextKept.current = true;
    root.current?.querySelector('input')?.focus();
    isTextKept.current = false;
  });
  // «Попробовать еще раз», which had the focus, has gone.
  useEffect(() => (rejection === 'other' ? () => restoreFocus() : undefined), [rejection]);

  return (
    <div className={rootClass} ref={root}>
      <div className={sentToClass}>
        <p>
          {keepTogether(messages.codeSentTo[login.method])} <b>{formatPhone(login.requestedPhone)}</b>
        </p>
        <Button kind="text" size={44} onClick={login.changePhone}>
          {messages.changePhone}
        </Button>
      </div>
      <div className={codeClass}>
        <Form form={codeForm} onSubmit={login.confirmCode} failure={messages.notLoggedIn}>
          <CodeField
            ref={ref}
            label={messages.codeLabel[login.method]}
            value={value}
            onChange={changeCode}
            isRejected={rejection !== 'none'}
            onFocus={() => isTextKept.current || codeForm.clearErrors()}
            error={errorText}
            autoFocus
          />
        </Form>
      </div>
      <div className={footerClass}>
        {rejection === 'other' ? (
          // Stays during the check, or the pressed button would lose the focus.
          <>
            <Button kind="soft" isLoading={isChecking} onClick={submit}>
              {messages.tryAgain}
            </Button>
            <VisuallyHidden role="status">{isChecking && messages.checking}</VisuallyHidden>
          </>
        ) : (
          isChecking && <Spinner label={messages.checking} />
        )}
        {!isChecking && <RepeatButtons login={login} />}
      </div>
    </div>
  );
}

function RepeatButtons({ login }: Props) {
  const wait = login.secondsUntilRepeat;
  const disabledReason = wait > 0 ? messages.repeatIn(clockText(wait)) : undefined;
  const isCalling = login.method === 'call';
  return (
    <>
      <Button
        kind="neutral"
        isLoading={login.isRequesting && !isCalling}
        disabledReason={disabledReason}
        trailing={wait > 0 ? clockText(wait) : undefined}
        onClick={() => void login.requestCode()}
      >
        {messages.repeat}
      </Button>
      {login.mayCall && (
        <Button
          kind="text"
          size={44}
          isLoading={login.isRequesting && isCalling}
          disabledReason={disabledReason}
          onClick={() => void login.requestCode('call')}
        >
          {messages.byCall}
        </Button>
      )}
    </>
  );
}
