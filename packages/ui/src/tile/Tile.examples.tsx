import { tileGroups } from '@storefront/tokens';
import { Badge } from '../badge/Badge';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { Row } from '../layout/Stack';
import { Picture } from '../picture/Picture';
import { Tile } from './Tile';

const dish = <Picture media={roll} alt="" />;

export function TileExamples() {
  return (
    <>
      <Example state="card">
        <Tile group="roll">{dish}</Tile>
      </Example>
      <Example state="card with badges">
        <Tile
          group="roll"
          badges={
            <>
              <Badge kind="hot">{messages.discount}</Badge>
              <Badge>{messages.newDish}</Badge>
            </>
          }
        >
          {dish}
        </Tile>
      </Example>
      <Example state="card, faded">
        <Tile group="roll" look="faded">
          {dish}
        </Tile>
      </Example>
      <Example state="card without a picture">
        <Tile group="roll">
          <Picture media={null} alt="" />
        </Tile>
      </Example>
      <Example state="square">
        <Tile group="soup" shape="square">
          {dish}
        </Tile>
      </Example>
      <Example state="circle">
        <Tile group="soup" shape="circle">
          {dish}
        </Tile>
      </Example>
      <Example state="panel" width="wide">
        <Tile group="poke" shape="panel">
          {dish}
        </Tile>
      </Example>
      <Example state="thumbs: the tint of each group" width="wide">
        <Row gap={8} wrap="wrap">
          {tileGroups.map((group) => (
            <Tile key={group} group={group} shape="thumb">
              {dish}
            </Tile>
          ))}
        </Row>
      </Example>
    </>
  );
}
