/** The policy of every page; `connect` lists other origins that it may call. */
export function contentSecurityPolicy(connect: string[], frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/**
 * Device features that our pages may use: the camera scans tickets, the screen stays on at the door, passkeys open
 * wallets.
 */
const USED = ['camera', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock']
const UNUSED = [
  ...['accelerometer', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ')
/** A year, in seconds. */
const HSTS_SECONDS = 31_536_000

type Options = {
  connect: string[]
  /** The public origin; over https, HSTS makes browsers use only https. */
  origin: string
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean
}

/** The security headers of every response; a page that may be framed sets its own policy later. */
export function securityHeaders({ connect, origin, hstsSubdomains }: Options): Record<string, string> {
  const hsts = `max-age=${HSTS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'content-security-policy': contentSecurityPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(origin.startsWith('https:') && { 'strict-transport-security': hsts }),
  }
}
