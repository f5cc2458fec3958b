import type { Mail } from "./mailbox.ts";

/** What the mailbox page may load: nothing but the styles written in it and in the e-mails. */
export const MAILBOX_CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The local mailbox as a page, newest first. */
export function mailboxPage(mails: readonly Mail[]): string {
  const list = mails.toReversed().map(mailArticle).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Local mailbox</title>
<style>
body { font-family: system-ui, sans-serif; line-height: 1.6; max-width: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
article { border-top: 1px solid; padding-block: 1rem }
pre { font: inherit; white-space: pre-wrap }
a { display: inline-block; padding-block: 0.5rem }
summary { padding-block: 0.75rem }
iframe { width: 100%; height: 24rem; border: 1px solid; background: white }
</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>E-mails of this computer's copy of the site land here instead of being sent. Newest first.</p>
${list || "<p>No e-mail yet.</p>"}
</main>
</body>
</html>
`;
}

function mailArticle(mail: Mail): string {
  const subject = escapeHtml(mail.subject);
  const formatted = mail.html
    ? `<details><summary>Show with formatting</summary>
<iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>
</details>`
    : "";
  return `<article>
<h2>${subject}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.at)}">${escapeHtml(mail.at)}</time></p>
<pre>${linked(mail.text)}</pre>
${formatted}
</article>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join("");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
