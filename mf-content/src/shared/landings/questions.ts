import { plainText } from '@storefront/cms-html';

export interface Question {
  question: string;
  answer: string;
}

const heading = /<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi;

/** The questions of a text: headings that end with «?» and have an answer below them. */
export function questionsOf(html: string): Question[] {
  const headings = [...html.matchAll(heading)];
  return headings.flatMap((match, index) => {
    const question = plainText(match[2] ?? '');
    const answer = plainText(html.slice(match.index + match[0].length, headings[index + 1]?.index));
    return question.endsWith('?') && answer ? [{ question, answer }] : [];
  });
}
