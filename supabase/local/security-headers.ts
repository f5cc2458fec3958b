/** What a site may load beyond its own files. */
export type Sources = {
  /** Origins of the forms that the site shows in frames. */
  frameOrigins: readonly string[];
  /** Origins of services that the site calls, when they are not its own. */
  connectOrigins: readonly string[];
  /** Base64 SHA-256 of each style element written into the page. */
  styleHashes: readonly string[];
  /** Whether this page is one that the site itself shows in a frame. */
  isFramed: boolean;
};

/** The one style element a component library writes at run time: Radix's select hides its scroll bar. */
export const selectStyleHash = "441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=";

/** The Content-Security-Policy of a page: own files, the named frames, nothing inline but its own styles. */
export function contentSecurityPolicy({
  frameOrigins,
  connectOrigins,
  styleHashes,
  isFramed,
}: Sources): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...[selectStyleHash, ...styleHashes].map((hash) => `'sha256-${hash}'`)],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connectOrigins],
    "frame-src": ["'self'", ...frameOrigins],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

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
