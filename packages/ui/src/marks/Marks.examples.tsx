import { Example } from '../kit-page/Example';
import { BrandMark } from './BrandMark';
import { OkMark } from './OkMark';
import { TelegramMark } from './TelegramMark';
import { VkMark } from './VkMark';

export function BrandMarkExamples() {
  return (
    <>
      <Example state="as large as the text" width="small">
        <BrandMark />
      </Example>
      <Example state="48 px" width="small">
        <BrandMark size={48} />
      </Example>
    </>
  );
}

export function OkMarkExamples() {
  return (
    <Example state="in the colour of the text" width="small">
      <OkMark />
    </Example>
  );
}

export function TelegramMarkExamples() {
  return (
    <Example state="in the colour of the text" width="small">
      <TelegramMark />
    </Example>
  );
}

export function VkMarkExamples() {
  return (
    <Example state="in the colour of the text" width="small">
      <VkMark />
    </Example>
  );
}
