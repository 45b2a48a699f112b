import styled from '@emotion/styled';
import { hidePhoneMiddle } from '@storefront/domain';
import { Form, useController } from '@storefront/forms';
import { colour, textStyles, weight } from '@storefront/tokens';
import { Button, CodeField, Spinner } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import { clockText } from './countdown';
import { messages } from './messages';
import { useWebOtp } from './useWebOtp';
import type { Login } from './useLogin';

interface Props {
  login: Login;
}

const Root = styled.div({ display: 'grid', gap: 20, justifyItems: 'center' });
const SentTo = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  textAlign: 'center',
  color: colour.ink2,
  '& b': { fontWeight: weight.strong, color: colour.ink, whiteSpace: 'nowrap' },
});
// Reserves a line for the error below the cells, so that the button does not move.
const Code = styled.div({ minHeight: 86 });
const Footer = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  ...textStyles.s,
  color: colour.ink2,
});

/** Step two: the fifth digit logs in (spec §4, Auth). */
export function CodeStep({ login }: Props) {
  const { codeForm } = login;
  const input = useRef<HTMLInputElement>(null);
  const { field } = useController({ control: codeForm.control, name: 'code' });
  const errorText = codeForm.formState.errors.code?.message;

  const submit = () => void codeForm.handleSubmit(login.confirmCode)();
  useWebOtp((code) => {
    codeForm.setValue('code', code);
    submit();
  });

  // The next digit typed overwrites a rejected code.
  useEffect(() => {
    if (errorText && document.activeElement === input.current) input.current?.select();
  }, [errorText]);

  return (
    <Root>
      <SentTo>
        <p>
          {messages.codeSentTo} <b>{hidePhoneMiddle(login.phoneForm.getValues().phone)}</b>
        </p>
        <Button kind="text" size={44} onClick={login.changePhone}>
          {messages.changePhone}
        </Button>
      </SentTo>
      <Code>
        <Form form={codeForm} onSubmit={login.confirmCode} failure={messages.notLoggedIn}>
          <CodeField
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            label={messages.codeLabel}
            value={field.value}
            onChange={(digits) => {
              codeForm.clearErrors();
              field.onChange(digits);
            }}
            onComplete={submit}
            onFocus={() => codeForm.clearErrors()}
            error={errorText}
            // Focus would clear the text of a failed request before it is read (spec §8, Auth).
            autoFocus={!errorText}
          />
        </Form>
      </Code>
      <Footer>
        {login.isChecking ? <Spinner label={messages.checking} /> : <RepeatButton login={login} />}
      </Footer>
    </Root>
  );
}

function RepeatButton({ login }: Props) {
  const wait = login.secondsUntilRepeat;
  return (
    <Button
      kind="neutral"
      isLoading={login.isRequesting}
      disabledReason={wait > 0 ? messages.repeatIn(clockText(wait)) : undefined}
      trailing={wait > 0 ? clockText(wait) : undefined}
      onClick={() => void login.requestCode()}
    >
      {messages.repeat}
    </Button>
  );
}
