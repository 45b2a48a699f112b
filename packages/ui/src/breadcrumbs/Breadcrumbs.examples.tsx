import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Breadcrumbs } from './Breadcrumbs';

const { label, home, menu, long, longLabel } = messages.breadcrumbs;
const steps = [
  { name: home, href: '#home' },
  { name: menu, href: '#menu' },
];

export function BreadcrumbsExamples() {
  return (
    <>
      <Example state="the first level">
        <Breadcrumbs label={label} steps={steps.slice(0, 1)} />
      </Example>
      <Example state="long text">
        <Breadcrumbs label={longLabel} steps={[...steps, { name: long, href: '#group' }]} />
      </Example>
    </>
  );
}
