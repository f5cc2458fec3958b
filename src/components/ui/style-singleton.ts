import { useEffect } from "react";

type SheetProps = { styles: string; dynamic?: boolean };

/**
 * Stands in for the package `react-style-singleton`, which Radix uses to lock scrolling: the same
 * promise, kept with a constructed style sheet, because the Content-Security-Policy refuses
 * style elements written at run time. Where a browser cannot construct one (Safari before 16.4), nothing is locked.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    if (sheet !== null || !("adoptedStyleSheets" in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0 || sheet === null) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = null;
  }

  return function StyleSheet({ styles, dynamic }) {
    const changing = dynamic === true ? styles : "";
    useEffect(() => {
      add(styles);
      return remove;
      // oxlint-disable-next-line react/exhaustive-deps -- styles count only where they may change
    }, [changing]);
    return null;
  };
}
