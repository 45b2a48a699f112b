import styled from '@emotion/styled';
import { hidePhoneMiddle } from '@storefront/domain';
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
  const field = useRef<HTMLInputElement>(null);

  function submit(code: string) {
    login.changeCode(code);
    login.submitCode(code);
  }
  useWebOtp(submit);

  // The next digit typed overwrites a rejected code.
  useEffect(() => {
    if (login.errorText && document.activeElement === field.current) field.current?.select();
  }, [login.errorText]);

  return (
    <Root>
      <SentTo>
        <p>
          {messages.codeSentTo} <b>{hidePhoneMiddle(login.phone)}</b>
        </p>
        <Button kind="text" size={44} onClick={login.changePhone}>
          {messages.changePhone}
        </Button>
      </SentTo>
      <Code>
        <CodeField
          ref={field}
          label={messages.codeLabel}
          value={login.code}
          onChange={login.changeCode}
          onComplete={login.submitCode}
          onFocus={login.clearError}
          error={login.errorText}
          // Focus would clear the text of a failed request before it is read (spec §8, Auth).
          autoFocus={!login.errorText}
        />
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
      onClick={login.requestCode}
    >
      {messages.repeat}
    </Button>
  );
}
