import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { LoadMore, type NextPage } from './LoadMore';

const states: readonly Exclude<NextPage, 'none'>[] = ['available', 'loading', 'failed'];
const load = () => undefined;

export function LoadMoreExamples() {
  return (
    <>
      {states.map((nextPage) => (
        <Example key={nextPage} state={nextPage}>
          <LoadMore nextPage={nextPage} onLoadMore={load} label={messages.loadMore} retry={messages.retry} />
        </Example>
      ))}
      <Example state="link to the next page">
        <LoadMore
          nextPage="available"
          onLoadMore={load}
          label={messages.loadMore}
          retry={messages.retry}
          href="?page=2"
        />
      </Example>
      <Example state="link, loading">
        <LoadMore
          nextPage="loading"
          onLoadMore={load}
          label={messages.loadMore}
          retry={messages.retry}
          href="?page=2"
        />
      </Example>
      <Example state="long text" width="narrow">
        <LoadMore nextPage="available" onLoadMore={load} label={messages.longWord} retry={messages.retry} />
      </Example>
    </>
  );
}
