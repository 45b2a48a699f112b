import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';

export interface TextSection {
  title: string;
  text?: string;
  points?: readonly string[];
}

const rootClass = css({
  display: 'grid',
  gap: 32,
  marginTop: 8,
  '& h2': { ...textStyles.h2, marginBottom: 12 },
  '& ul': { paddingLeft: 24, listStyle: 'disc' },
  '& li::marker': { color: colour.ink3 },
  '& li + li': { marginTop: 8 },
});

/** The text of a page that the chain has not written. It says only what is true of the storefront for every chain. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={rootClass}>
      {sections.map(({ title, text, points }) => (
        <section key={title}>
          <h2>{keepTogether(title)}</h2>
          {text && <p>{keepTogether(text)}</p>}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{keepTogether(point)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
