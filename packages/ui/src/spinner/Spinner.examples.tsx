import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Spinner } from './Spinner';

export function SpinnerExamples() {
  return (
    <>
      {([16, 20, 24, 40] as const).map((size) => (
        <Example key={size} state={`${size} px`} width="small">
          <Spinner size={size} />
        </Example>
      ))}
      <Example state="with a name" width="small">
        <Spinner label={messages.loading} />
      </Example>
    </>
  );
}
