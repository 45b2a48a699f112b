import { releaseChangelog } from './releaseChangelog.mjs';

const release = { version: '1.1.0', date: new Date('2026-12-05T23:30:00Z') };
const older = '## 1.0.0 (2026-11-30)\n\n- The first.\n';

test('what is unreleased becomes the version, below a new empty section', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n- A setting.\n\n${older}`;
  expect(releaseChangelog(changelog, release)).toBe(
    `# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-12-05)\n\n- A setting.\n\n${older}`,
  );
});

test.each([
  ['an empty section', `## Unreleased\n\n${older}`, 'says nothing under «Unreleased»'],
  ['an empty section at the end', '# Changelog\n\n## Unreleased\n', 'says nothing under «Unreleased»'],
  ['no section', older, 'needs one section «## Unreleased»'],
  [
    'two sections',
    `## Unreleased\n\n- One.\n\n## Unreleased\n\n- Two.\n`,
    'needs one section «## Unreleased»',
  ],
])('a changelog with %s is refused', (_name, changelog, reason) => {
  expect(() => releaseChangelog(changelog, release)).toThrow(reason);
});
