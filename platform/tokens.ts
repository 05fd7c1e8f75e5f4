import { jwtVerify, SignJWT } from 'jose'
import type { Config } from './config.ts'
import { deriveKey } from './derive-key.ts'

/** What a studio token carries (decisions, sign-in and tokens); rights are read from the session row, never from here. */
export type StudioClaims = {
  did: string
  web2: boolean
  connexionEmail: string
  isContributor: boolean
  signup: boolean
  isSubCommunity: boolean
  email: string
}

type Audience = 'studio' | 'wallet'
type Signing = Pick<Config, 'secret' | 'publicUrl'>
type Minted = { audience: Audience; sessionId: string; now: Date; claims?: Record<string, unknown> }

export const TOKEN_HOURS = 24

/** Signs a token of 24 hours for a session (HS256, key derived from the server's secret). */
export function mintToken(config: Signing, { audience, sessionId, now, claims = {} }: Minted): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(config.publicUrl)
    .setAudience(audience)
    .setSubject(sessionId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_HOURS * 3600)
    .sign(deriveKey(config.secret, 'tokens'))
}

export type ReadToken = { sessionId: string; isPastHalf: boolean; claims: Record<string, unknown> }

/** Reads a token of an audience; undefined when it is not ours, for someone else, or has expired. */
export async function readToken(
  config: Signing,
  token: string,
  audience: Audience,
  now: Date,
): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(config.secret, 'tokens'), {
      algorithms: ['HS256'],
      issuer: config.publicUrl,
      audience,
      currentDate: now,
    })
    const age = now.getTime() / 1000 - (payload.iat ?? 0)
    return { sessionId: payload.sub ?? '', isPastHalf: age > (TOKEN_HOURS * 3600) / 2, claims: payload }
  } catch {
    return undefined
  }
}
