import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Progress } from './Progress';

export function ProgressExamples() {
  return (
    <>
      {[0, 690, 990].map((value) => (
        <Example key={value} state={`${value} of 990`} width="small">
          <Progress label={messages.minimum} value={value} max={990} />
        </Example>
      ))}
    </>
  );
}
