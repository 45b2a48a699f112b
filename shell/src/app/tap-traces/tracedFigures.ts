import * as fieldFigures from '../field-figures/fieldFigures';
import { saved } from '../field-figures/saved';
import { traceTaps } from './traceTaps';

/** Measures this page and traces its taps. It replaces `fieldFigures` on pages whose own trace was sampled. */
export const measurePage: typeof fieldFigures.measurePage = (visitorKeys, proof, responseStart) => {
  const [, , consent] = visitorKeys;
  fieldFigures.measurePage(visitorKeys, proof, responseStart);
  traceTaps({ proof, isRefused: () => saved(consent) === 'refused' });
};
