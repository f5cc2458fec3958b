import { createHash } from "node:crypto";

/** What a site may load beyond its own files. */
export type Sources = {
  /** Origins of the forms that the site shows in frames. */
  frameOrigins: readonly string[];
  /** Origins of services that the site calls, when they are not its own. */
  connectOrigins: readonly string[];
};

/** The one style element a component library writes at run time: Radix's select hides its scroll bar. */
export const selectStyleHash = "441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=";

/** Where the photos of Google's accounts are. */
const accountPhotos = "https://lh3.googleusercontent.com";

/** The Content-Security-Policy that can stand in a page itself: own files, the named frames, nothing inline but its own styles and scripts. */
export function pagePolicy({ frameOrigins, connectOrigins }: Sources, html: string): string {
  const styles = [selectStyleHash, ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)];
  const scripts = hashes(html, /<script>([\s\S]*?)<\/script>/g);
  return policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(quoted)],
    "style-src": ["'self'", ...styles.map(quoted)],
    // The photo of an account is kept by the backend, or by the service that she signed up with.
    "img-src": ["'self'", "data:", "blob:", ...connectOrigins, accountPhotos],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connectOrigins],
    "frame-src": ["'self'", ...frameOrigins],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
}

/** Who may show a page in a frame, which only a header can say: this site its own sample forms, and nobody anything else. */
export function framingPolicy(path: string): string {
  return `frame-ancestors ${path.startsWith(FRAMED_PAGES) ? "'self'" : "'none'"}`;
}

/** The policy of the workers that read photos: they alone turn bytes into code, and reach only this site. */
export const readerPolicy = policyText({
  "default-src": ["'none'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
});

/** Our own samples of the forms that other services provide. */
export const FRAMED_PAGES = "/sample/";

/** Whether a file is one of the workers that read photos, or what they run. */
export const READER_FILE = /^\/(?:reader\/|assets\/photo-worker-)/;

/** The headers that every answer carries. */
export const securityHeaders = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(self), accelerometer=(), autoplay=(), browsing-topics=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** What stands within the elements that a pattern finds, each as its fingerprint. */
function hashes(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(([, inner]) =>
    createHash("sha256")
      .update(inner ?? "")
      .digest("base64"),
  );
}

function quoted(hash: string): string {
  return `'sha256-${hash}'`;
}
