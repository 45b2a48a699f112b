import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { Stars } from './Stars';

const { label, long, unrated, value: starLabel } = messages.stars;

export function StarsExamples() {
  return (
    <>
      <Example state="nothing chosen">
        <WithState initial={0}>
          {(value, onChange) => (
            <Stars label={label} starLabel={starLabel} value={value} onChange={onChange} />
          )}
        </WithState>
      </Example>
      <Example state="chosen">
        <WithState initial={4}>
          {(value, onChange) => (
            <Stars label={label} starLabel={starLabel} value={value} onChange={onChange} />
          )}
        </WithState>
      </Example>
      <Example state="chosen, the label is hidden">
        <WithState initial={5}>
          {(value, onChange) => (
            <Stars label={label} labelLook="hidden" starLabel={starLabel} value={value} onChange={onChange} />
          )}
        </WithState>
      </Example>
      <Example state="with an error, long text">
        <WithState initial={0}>
          {(value, onChange) => (
            <Stars
              label={long}
              starLabel={starLabel}
              value={value}
              onChange={onChange}
              error={value === 0 ? unrated : undefined}
            />
          )}
        </WithState>
      </Example>
      <Example state="disabled">
        <Stars label={label} starLabel={starLabel} value={3} onChange={() => {}} isDisabled />
      </Example>
    </>
  );
}
