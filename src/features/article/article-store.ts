import { libraryArticleLoader } from "@/content/library-texts";
import { lazyTexts } from "@/lib/lazy-module";

/** An article of the library by its id; null when there is none. */
export const libraryArticle = lazyTexts(libraryArticleLoader);
