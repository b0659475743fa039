import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { BlogEntry } from "./blog-entry.ts";
import { keepTestData, readSavedList, saveList } from "./blog-store.ts";

type BlogData = {
  /** The list a visitor saved by choosing an article or page 2; undefined in the prerendered page. */
  saved: BlogEntry[] | undefined;
  save: (list: BlogEntry[]) => void;
};

const BlogDataContext = createContext<BlogData>({ saved: undefined, save: () => {} });

/** The blog's shared state around every screen, kept in the visitor's storage as well (specification, section 4). */
export function BlogDataProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState<BlogEntry[]>();
  useEffect(() => {
    // An urgent change would make React drop the prerendered text of an article whose chunk is still on its way.
    startTransition(() => setSaved(readSavedList()));
    keepTestData();
  }, []);
  const save = useCallback((list: BlogEntry[]) => {
    saveList(list);
    setSaved(list);
  }, []);
  const data = useMemo(() => ({ saved, save }), [saved, save]);
  return <BlogDataContext value={data}>{children}</BlogDataContext>;
}

export function useBlogData(): BlogData {
  return useContext(BlogDataContext);
}
