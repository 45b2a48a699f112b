import styled from '@emotion/styled';
import { hidePhoneMiddle } from '@storefront/domain';
import { colour, textStyles, weight } from '@storefront/tokens';
import { Button, CodeField, Spinner } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import { clockText } from './countdown';
import { messages } from './messages';
import { useCodeFromMessage } from './useCodeFromMessage';
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
// A refusal is one line under the cells; the button below does not move for it.
const Code = styled.div({ minHeight: 86 });
const Foot = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  ...textStyles.s,
  color: colour.ink2,
});

/** Step two: five digits that log in by themselves (spec §4, Auth). */
export function CodeStep({ login }: Props) {
  const field = useRef<HTMLInputElement>(null);

  function submit(code: string) {
    login.typeCode(code);
    login.submitCode(code);
  }
  useCodeFromMessage(submit);

  // A refused code is overwritten by the next digit typed.
  useEffect(() => {
    if (login.problem && document.activeElement === field.current) field.current?.select();
  }, [login.problem]);

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
          onChange={login.typeCode}
          onComplete={login.submitCode}
          onFocus={login.clearProblem}
          error={login.problem}
          // A failed request is read first: focus would clear its text (spec §8, Auth).
          autoFocus={!login.problem}
        />
      </Code>
      <Foot>{login.isChecking ? <Spinner label={messages.checking} /> : <Repeat login={login} />}</Foot>
    </Root>
  );
}

function Repeat({ login }: Props) {
  const wait = login.secondsToRepeat;
  return (
    <Button
      kind="neutral"
      isLoading={login.isAsking}
      disabledReason={wait > 0 ? messages.repeatIn(clockText(wait)) : undefined}
      trailing={wait > 0 ? clockText(wait) : undefined}
      onClick={login.askForCode}
    >
      {messages.repeat}
    </Button>
  );
}
