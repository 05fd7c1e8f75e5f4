import { type AdminProfile, dropOutside, keepOutside } from '../inside/studio/inside.ts'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { forgetDeleted } from './deleted-community.ts'
import { takeLeftOpen } from './left-open.ts'
import { notifyOtherTabs } from './session-channel.ts'
import { readClaims, type TokenClaims } from './token-claims.ts'

/** The session cookies: the full one, and the one before registration. */
const COOKIES = { full: 'token', applicant: 'token_tmp' } as const
type Kind = keyof typeof COOKIES

export type HeldToken = { token: string; claims: TokenClaims }
export type Session = { full?: HeldToken; applicant?: HeldToken }

/** The valid tokens of this browser; removes expired or malformed ones. */
export function readSession(): Session {
  return { full: readHeld('full'), applicant: readHeld('applicant') }
}

/** The token for calls: the full one, or the temporary one. */
export function bearer(): string | undefined {
  const { full, applicant } = readSession()
  return (full ?? applicant)?.token
}

/** The id of the current session; renewed tokens keep it. */
export function sessionId(): string | undefined {
  const { full, applicant } = readSession()
  return (full ?? applicant)?.claims.sub
}

/**
 * Keeps the token of a finished sign-in; a sign-up's token is temporary. Returns the next page: the one left open when
 * the session recently ended, or the home page.
 */
export function enterWith(token: string): string {
  const claims = readClaims(token)
  const isSignUp = claims?.signup ?? false
  forgetDeleted()
  keep(isSignUp ? 'applicant' : 'full', token)
  dropCookie(COOKIES[isSignUp ? 'full' : 'applicant'])
  dropOutside()
  notifyOtherTabs()
  return isSignUp ? '/signup?connected=1' : (takeLeftOpen(claims?.did ?? '') ?? '/')
}

/** Keeps the token of a session inside a sub-community, and the parent's token and profile for the return. */
export function enterInside(token: string, parent: AdminProfile): void {
  const outer = readSession().full
  // Released at this moment, the community is an ordinary one of the person's own.
  if (!outer || !readClaims(token)?.isSubCommunity) {
    enterWith(token)
    return
  }
  keepOutside(outer.token, parent)
  keep('full', token)
  notifyOtherTabs()
}

/** Keeps a new token of the parent's in place of the sub-community's. */
export function returnOutside(token: string): void {
  keep('full', token)
  dropOutside()
  notifyOtherTabs()
}

/** Keeps the temporary token of one more community beside the full one, so that the person can still go back. */
export function beginAnother(token: string): '/signup?connected=1' {
  keep('applicant', token)
  return '/signup?connected=1'
}

/** Replaces the token of the same session by its renewal; never restores a removed one. */
export function keepRenewed(token: string): void {
  const session = readSession()
  const renewed = readClaims(token)?.sub
  for (const kind of ['full', 'applicant'] as const) {
    if (session[kind]?.claims.sub === renewed) keep(kind, token)
  }
}

/** Makes the temporary token the full one while the issuer is created; returns the previous full token, if any. */
export function promoteApplicant(): string | undefined {
  const { full, applicant } = readSession()
  if (!applicant) return undefined
  keep('full', applicant.token)
  dropCookie(COOKIES.applicant)
  notifyOtherTabs()
  return full?.token
}

/**
 * Removes all tokens: signed out. Only the tab that removed them notifies the others, or two tabs would notify each
 * other forever.
 */
export function dropSession(): void {
  const held = Object.values(COOKIES).filter((name) => readCookie(name) !== undefined)
  for (const name of held) dropCookie(name)
  dropOutside()
  if (held.length > 0) notifyOtherTabs()
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
