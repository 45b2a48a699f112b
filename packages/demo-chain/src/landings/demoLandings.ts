import { company } from './company';
import type { DemoLanding } from './DemoLanding';
import { legal } from './legal';
import { occasions } from './occasions';
import { terms } from './terms';

/** Pages that are found by their SEO url (readings 7). */
export const demoLandings: readonly DemoLanding[] = [...occasions, ...company, ...terms, ...legal];
