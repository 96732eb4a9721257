import { createContext, use, useCallback, useState, type ReactNode } from 'react';

type Announce = (words: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says to screen readers, once and politely, what a sighted person has just seen change. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [news, setNews] = useState({ words: '', count: 0 });
  const announce = useCallback<Announce>(
    (words) => setNews(({ count }) => ({ words, count: count + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="hidden" role="status">
        {/* A new element each time: the same words twice are said twice. */}
        <span key={news.count}>{news.words}</span>
      </div>
    </AnnounceContext>
  );
}
