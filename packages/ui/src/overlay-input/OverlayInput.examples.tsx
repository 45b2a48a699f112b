import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { OverlayInput } from './OverlayInput';

const labelClass = css({ position: 'relative' });
const faceClass = css({
  display: 'block',
  padding: '12px 16px',
  borderRadius: radius.md,
  background: colour.control,
  'input:checked ~ &': { background: colour.selected, color: colour.onSelected },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
});

export function OverlayInputExamples() {
  return (
    <>
      <Example state="off" width="small">
        <label className={labelClass}>
          <OverlayInput type="checkbox" />
          <span className={faceClass}>{messages.delivery}</span>
        </label>
      </Example>
      <Example state="on" width="small">
        <label className={labelClass}>
          <OverlayInput type="checkbox" defaultChecked />
          <span className={faceClass}>{messages.delivery}</span>
        </label>
      </Example>
    </>
  );
}
