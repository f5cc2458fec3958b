import { libraryArticleLoader } from "@/content/library-texts";
import { fetchedOnce } from "@/lib/fetched-once";

/** Fetches an article's text once; null when there is no such article. */
export const loadLibraryArticle = fetchedOnce(libraryArticleLoader);
