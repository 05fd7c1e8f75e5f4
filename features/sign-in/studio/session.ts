import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { readClaims, type TokenClaims } from './token-claims.ts'

/** The cookies of a session (specification 1, section 3): the full one, and the one before registration. */
const COOKIES = { full: 'token', applicant: 'token_tmp' } as const
type Kind = keyof typeof COOKIES

export type HeldToken = { token: string; claims: TokenClaims }
export type Session = { full?: HeldToken; applicant?: HeldToken }

/** The living tokens of this browser; those that have expired or cannot be decoded are removed. */
export function readSession(): Session {
  return { full: readHeld('full'), applicant: readHeld('applicant') }
}

/** The token that calls carry: the full one, or the temporary one. */
export function bearer(): string | undefined {
  const { full, applicant } = readSession()
  return (full ?? applicant)?.token
}

/** Keeps the token of a finished sign-in: a sign-up's as the temporary one. Answers where the person goes next. */
export function enterWith(token: string): '/' | '/signup?connected=1' {
  const isSignUp = readClaims(token)?.signup ?? false
  keep(isSignUp ? 'applicant' : 'full', token)
  dropCookie(COOKIES[isSignUp ? 'full' : 'applicant'])
  return isSignUp ? '/signup?connected=1' : '/'
}

/** Stores a token that a call renewed where the old one lay. */
export function keepRenewed(token: string): void {
  keep(readSession().full ? 'full' : 'applicant', token)
}

/** Makes the temporary token the full one, once the issuer is being created. */
export function promoteApplicant(): void {
  const { applicant } = readSession()
  if (!applicant) return
  keep('full', applicant.token)
  dropCookie(COOKIES.applicant)
}

/** Removes both tokens: signed out. */
export function dropSession(): void {
  for (const name of Object.values(COOKIES)) dropCookie(name)
}

function readHeld(kind: Kind): HeldToken | undefined {
  const token = readCookie(COOKIES[kind])
  if (token === undefined) return undefined
  const claims = readClaims(token)
  if (claims && claims.exp * 1000 > Date.now()) return { token, claims }
  dropCookie(COOKIES[kind])
  return undefined
}

function keep(kind: Kind, token: string): void {
  const claims = readClaims(token)
  if (claims) writeCookie(COOKIES[kind], token, claims.exp - Date.now() / 1000)
}
