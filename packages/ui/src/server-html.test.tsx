import { renderToString } from 'react-dom/server';
import * as kit from './index';

const labels = { decrease: 'Fewer', increase: 'More' };
const { Button, CodeField, Counter, PanelFrame, PhoneField, Picture, Progress, RadioCards, Segment } = kit;
const { Skeleton, Stack, Switch, TextField, Tile } = kit;

test('server HTML of the kit has no style attributes, which the security policy forbids', () => {
  const html = renderToString(
    <Stack>
      <Button isLoading>Order</Button>
      <Button disabledReason="Too late">Order</Button>
      <Counter value={2} onChange={jest.fn()} labels={labels} />
      <TextField label="Name" error="Empty" />
      <PhoneField label="Phone" value="916" onChange={jest.fn()} />
      <CodeField label="Code" value="40" onChange={jest.fn()} />
      <Segment label="How" options={[{ value: 'a', label: 'A' }]} value="a" onChange={jest.fn()} />
      <RadioCards legend="Pay" options={[{ value: 'a', label: 'A' }]} value="a" onChange={jest.fn()} />
      <Switch label="On" />
      <Progress label="To the minimum" value={690} max={990} />
      <Skeleton shape="tile" />
      <Tile group="soup">
        <Picture media={{ original: '/a.webp', color: '#AABBCC' }} alt="" />
      </Tile>
      <PanelFrame titleId="title" title="Order">
        Lines
      </PanelFrame>
    </Stack>,
  );
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toContain('role="switch"');
});
