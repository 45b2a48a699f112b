import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Stack } from '../layout/Stack';
import { Skeleton, SkeletonGroup } from './Skeleton';
import { SkeletonLines } from './SkeletonLines';

const shapes = ['text', 'title', 'button', 'row', 'circle', 'square', 'tile'] as const;
const widths = ['full', 'wide', 'half', 'third'] as const;

export function SkeletonExamples() {
  return (
    <>
      {shapes.map((shape) => (
        <Example key={shape} state={shape} width="small">
          <Skeleton shape={shape} />
        </Example>
      ))}
      <Example state="widths" width="small">
        <Stack gap={8}>
          {widths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Example>
    </>
  );
}

export function SkeletonGroupExamples() {
  return (
    <Example state="a card">
      <SkeletonGroup label={messages.loading}>
        <Stack gap={8}>
          <Skeleton shape="tile" />
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="button" />
        </Stack>
      </SkeletonGroup>
    </Example>
  );
}

export function SkeletonLinesExamples() {
  return (
    <Example state="a paragraph" width="small">
      <SkeletonLines count={3} />
    </Example>
  );
}
