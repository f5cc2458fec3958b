import { libraryArticleLoader } from "@/content/library-texts";
import { fetchedOnce } from "@/lib/fetched-once";

/** The articles of the library: fetched ahead, and read to be drawn. */
export const { load: loadLibraryArticle, read: readLibraryArticle } =
  fetchedOnce(libraryArticleLoader);
