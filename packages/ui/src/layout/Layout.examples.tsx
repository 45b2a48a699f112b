import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Container } from './Container';
import { Grid } from './Grid';
import { Row, Stack } from './Stack';

const boxClass = css({
  padding: '8px 12px',
  borderRadius: radius.xs,
  background: colour.accentSoft,
  color: colour.accentInk,
});

const boxes = messages.chips.map((text) => (
  <div className={boxClass} key={text}>
    {text}
  </div>
));

export function ContainerExamples() {
  return (
    <Example state="the gutters of a page" width="wide" surface="tint">
      <Container>
        <div className={boxClass}>{messages.paragraph}</div>
      </Container>
    </Example>
  );
}

export function GridExamples() {
  return (
    <Example state="columns and gaps follow the window" width="wide">
      <Grid>
        {boxes}
        {boxes}
      </Grid>
    </Example>
  );
}

export function StackExamples() {
  return (
    <>
      <Example state="gap 16">
        <Stack>{boxes}</Stack>
      </Example>
      <Example state="gap 4, align start">
        <Stack gap={4} align="start">
          {boxes}
        </Stack>
      </Example>
      <Example state="align center">
        <Stack gap={8} align="center">
          {boxes}
        </Stack>
      </Example>
    </>
  );
}

export function RowExamples() {
  return (
    <>
      <Example state="gap 12, wrapped">
        <Row wrap="wrap">{boxes}</Row>
      </Example>
      <Example state="between">
        <Row justify="between">{boxes.slice(0, 2)}</Row>
      </Example>
      <Example state="end">
        <Row justify="end">{boxes.slice(0, 2)}</Row>
      </Example>
      <Example state="wrapped in a narrow parent" width="narrow">
        <Row gap={8} wrap="wrap">
          {boxes}
        </Row>
      </Example>
    </>
  );
}
