import { isLoopbackHost } from './is-loopback-host.ts'

/** Servers that may be reached without TLS in production, if the operator allows it (`ALLOW_PLAINTEXT`). */
export const PLAIN_PARTNERS = ['postgres', 'smtp', 'store'] as const
export type PlainPartner = (typeof PLAIN_PARTNERS)[number]

/**
 * Modes in which the driver encrypts and checks the certificate; `require` does, unless libpq's meaning is requested.
 */
const CHECKED_MODES = ['verify-full', 'verify-ca', 'require']

/** Whether a Postgres URL allows an unencrypted or unauthenticated connection over a network. */
export function isPlainPostgres(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  // A local socket has a path as its name.
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false
  const mode = searchParams.get('sslmode') ?? ''
  if (mode === 'require' && searchParams.get('uselibpqcompat') === 'true') return true
  return !CHECKED_MODES.includes(mode)
}

/** Whether a mail server is on this machine, so that no network is between. */
export function isLocalMail(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}

/** Values that the mail library reads as false. */
const OFF = ['false', '0', '']

/** Whether the address of a mail server turns TLS, or the check of its certificate, off. */
export function isPlainSmtp(url: string): boolean {
  const { searchParams } = new URL(url)
  const isOff = ['requireTLS', 'tls.rejectUnauthorized'].some((name) => OFF.includes(searchParams.get(name) ?? 'true'))
  const isPlain = ['ignoreTLS', 'opportunisticTLS'].some((name) => !OFF.includes(searchParams.get(name) ?? 'false'))
  return !isLocalMail(url) && (isOff || isPlain)
}
