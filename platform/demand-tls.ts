import { isLoopbackHost } from './is-loopback-host.ts'

/** What may be spoken to without TLS in production, when the operator says so (`ALLOW_PLAINTEXT`). */
export const PLAIN_PARTNERS = ['postgres', 'smtp'] as const
export type PlainPartner = (typeof PLAIN_PARTNERS)[number]

/** Modes in which the driver encrypts and checks the certificate; `require` does so unless libpq's meaning is asked for. */
const CHECKED_MODES = ['verify-full', 'verify-ca', 'require']

/** Whether the address of a Postgres lets the connection go over a network unencrypted, or to whoever answers there. */
export function isPlainPostgres(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  // A socket of this machine has a path for a name.
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false
  const mode = searchParams.get('sslmode') ?? ''
  if (mode === 'require' && searchParams.get('uselibpqcompat') === 'true') return true
  return !CHECKED_MODES.includes(mode)
}

/** Whether a mail server is reached by this machine alone, so that nobody is between. */
export function isLocalMail(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}

/** What the mail library reads as no. */
const OFF = ['false', '0', '']

/** Whether the address of a mail server turns TLS, or the check of its certificate, off. */
export function isPlainSmtp(url: string): boolean {
  const { searchParams } = new URL(url)
  const isOff = ['requireTLS', 'tls.rejectUnauthorized'].some((name) => OFF.includes(searchParams.get(name) ?? 'true'))
  const isPlain = ['ignoreTLS', 'opportunisticTLS'].some((name) => !OFF.includes(searchParams.get(name) ?? 'false'))
  return !isLocalMail(url) && (isOff || isPlain)
}
