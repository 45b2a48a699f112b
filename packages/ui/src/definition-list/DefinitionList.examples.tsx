import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { DefinitionList } from './DefinitionList';

const { bill } = messages;
const items = [
  { term: bill.sum, value: messages.sum },
  { term: bill.discount, value: bill.discountValue, tone: 'good' },
  { term: bill.bonuses, value: bill.bonusesValue, tone: 'bonus' },
] as const;

export function DefinitionListExamples() {
  return (
    <>
      <Example state="plain, good, bonus">
        <DefinitionList items={items} />
      </Example>
      <Example state="long value">
        <DefinitionList items={[{ term: bill.address, value: bill.addressValue }]} />
      </Example>
      <Example state="long word as a value">
        <DefinitionList items={[{ term: messages.email, value: messages.longEmail }]} />
      </Example>
      <Example state="long term">
        <DefinitionList items={[{ term: bill.discountLong, value: messages.bigSum, tone: 'good' }]} />
      </Example>
    </>
  );
}
