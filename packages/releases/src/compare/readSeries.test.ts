import { readSeries, upperLimit } from './readSeries';

const text = `# HELP visits_total Visits
# TYPE visits_total counter
visits_total{remote="catalog",build="1a"} 7
visits_total{remote="content"} 1.5e+3
visits_total 9
seconds_bucket{le="+Inf",route="home"} 4
seconds_bucket{le="0.05",route="home"} 3
seconds_sum{route="home"} 0.2
`;

test('series of the wanted metrics are read with their labels, from all texts', () => {
  expect(readSeries([text, 'visits_total{remote="shell"} 2\n'], ['visits_total'])).toEqual([
    { name: 'visits_total', labels: { remote: 'catalog', build: '1a' }, value: 7 },
    { name: 'visits_total', labels: { remote: 'content' }, value: 1500 },
    { name: 'visits_total', labels: { remote: 'shell' }, value: 2 },
  ]);
  const limits = readSeries([text], ['seconds_bucket']).map(({ labels }) => upperLimit(labels['le']));
  expect(limits).toEqual([Infinity, 0.05]);
});
