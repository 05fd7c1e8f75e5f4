import { dropCookie, readCookie, writeCookie } from '../../studio/cookies.ts'
import { readClaims } from '../../studio/token-claims.ts'

/** The parent's token and its name and picture, kept while one of its admins is inside a sub-community. */
const COOKIES = { token: 'adminToken', profile: 'adminProfile' } as const
/** A session ends after 60 days in any case. */
const PROFILE_SECONDS = 60 * 24 * 60 * 60

export type AdminProfile = { name: string; profileImage: string }

/** Keeps the parent's token and profile beside the token of the sub-community. */
export function keepOutside(token: string, profile: AdminProfile): void {
  const claims = readClaims(token)
  if (claims) writeCookie(COOKIES.token, token, claims.exp - Date.now() / 1000)
  writeCookie(COOKIES.profile, JSON.stringify(profile), PROFILE_SECONDS)
}

/** The parent, while this browser is inside one of its sub-communities. */
export function adminProfile(): AdminProfile | undefined {
  try {
    const { name, profileImage } = JSON.parse(readCookie(COOKIES.profile) ?? '{}') as Partial<AdminProfile>
    if (typeof name !== 'string' || typeof profileImage !== 'string') return undefined
    return { name, profileImage }
  } catch {
    return undefined
  }
}

/** The parent's token from before the switch; undefined when it has expired. */
export function outsideToken(): string | undefined {
  return readCookie(COOKIES.token)
}

/** Forgets the parent: after the return, a sign-in or a sign-out. */
export function dropOutside(): void {
  for (const name of Object.values(COOKIES)) if (readCookie(name) !== undefined) dropCookie(name)
}
