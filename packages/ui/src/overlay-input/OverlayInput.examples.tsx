import styled from '@emotion/styled';
import { colour, radius } from '@storefront/tokens';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { OverlayInput } from './OverlayInput';

const Label = styled.label({ position: 'relative' });
const Face = styled.span({
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
        <Label>
          <OverlayInput type="checkbox" />
          <Face>{messages.delivery}</Face>
        </Label>
      </Example>
      <Example state="on" width="small">
        <Label>
          <OverlayInput type="checkbox" defaultChecked />
          <Face>{messages.delivery}</Face>
        </Label>
      </Example>
    </>
  );
}
