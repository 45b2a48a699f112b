import { headedTexts } from '@storefront/cms-html';

export interface Question {
  question: string;
  answer: string;
}

/** The questions of a text: headings that end with «?» and have an answer below them. */
export function questionsOf(html: string): Question[] {
  return headedTexts(html)
    .filter(({ heading, text }) => heading.endsWith('?') && text !== '')
    .map(({ heading, text }) => ({ question: heading, answer: text }));
}
