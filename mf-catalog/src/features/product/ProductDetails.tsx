import type { Product } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Badge, type ReadFailure, Row, Stack } from '@storefront/ui';
import { Users } from 'lucide-react';
import { portionFacts } from '../../shared/card/cardFacts';
import { badgesOf, type MenuCard } from '../../shared/card/menuCard';
import { UnavailableText } from '../../shared/card/UnavailableText';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ComboPicker } from './ComboPicker';
import { Composition } from './Composition';
import { EnergyStrip } from './EnergyStrip';
import { ModifierPicker } from './ModifierPicker';
import { messages } from './messages';
import { ProductHeart } from './ProductHeart';
import { ProductSkeleton } from './ProductSkeleton';
import type { ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  /** Shown before the product has loaded. */
  name: string;
  /** The product's card, shown before the product has loaded so that nothing moves afterwards. */
  card?: MenuCard | undefined;
  /** Why the product did not load. */
  failure?: ReadFailure | undefined;
  tint: string;
  /** The page's heading or the panel's title. */
  title: { as: 'h1' | 'h2'; id?: string };
}

const titleClass = css({ '&[data-as=h1]': textStyles.h1, '&[data-as=h2]': textStyles.h2 });
const descriptionClass = css({ marginTop: 8, color: colour.ink2 });

/** The facts of a product, its combo parts and its modifiers. */
export function ProductDetails({ order, name, card, failure, tint, title }: Props) {
  const { product } = order;
  const Title = title.as;
  const facts = product ? factsOfProduct(product, tint) : card && factsOfCard(card);
  const description = product ? product.description : card?.description;
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        {facts && <FactBadges {...facts} />}
        <div>
          <ProductHeart productId={product?.id ?? card?.id} name={name} />
          <Title className={titleClass} id={title.id} data-as={Title}>
            {keepTogether(name)}
          </Title>
          {description && <p className={descriptionClass}>{keepTogether(description)}</p>}
        </div>
      </Stack>
      {product && <EnergyStrip product={product} titleAs={Title === 'h1' ? 'h2' : 'h3'} />}
      {product && <Composition product={product} />}
      {!product && (failure ? <LoadFailure look="note" {...failure} /> : <ProductSkeleton />)}
      <ComboPicker dishes={order.combo.dishes} onChoose={order.combo.choose} tint={tint} />
      <ModifierPicker order={order} tint={tint} />
    </Stack>
  );
}

interface Facts {
  labels: readonly string[];
  portion: readonly string[];
  persons?: number | null;
  isStoplisted: boolean;
}

function factsOfProduct(product: Product, tint: string): Facts {
  return {
    labels: badgesOf(product.labels),
    portion: portionFacts({ ...product, tint }),
    persons: product.persons_number,
    isStoplisted: product.is_stoplisted,
  };
}

function factsOfCard(card: MenuCard): Facts {
  return {
    labels: card.badges?.filter((badge) => typeof badge === 'string') ?? [],
    portion: portionFacts(card),
    isStoplisted: card.isStoplisted === true,
  };
}

function FactBadges({ labels, portion, persons, isStoplisted }: Facts) {
  if (labels.length + portion.length === 0 && !persons && !isStoplisted) return null;
  return (
    <Row gap={8} wrap="wrap">
      {isStoplisted && (
        <Badge kind="quiet">
          <UnavailableText />
        </Badge>
      )}
      {labels.map((label, index) => (
        <Badge key={label} kind={index === 0 ? 'hot' : 'quiet'}>
          {label}
        </Badge>
      ))}
      {portion.map((fact) => (
        <Badge key={fact} kind="quiet">
          {fact}
        </Badge>
      ))}
      {persons ? (
        <Badge kind="quiet" icon={<Users size={14} aria-hidden />}>
          {messages.persons(persons)}
        </Badge>
      ) : null}
    </Row>
  );
}
