import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Config } from '../settings/config.ts'
import { macKey, type Signing, signings } from './derive-key.ts'

/** The content of a studio token; permissions are read from the session row, never from here. */
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
type Minted = { audience: Audience; sessionId: string; now: Date; claims?: Record<string, unknown> }

export const TOKEN_HOURS = 24

/** Signs a token of 24 hours for a session (HS256, key derived from the server's secret). */
export function mintToken(
  config: Pick<Config, 'secret' | 'publicUrl'>,
  { audience, sessionId, now, claims = {} }: Minted,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(config.publicUrl)
    .setAudience(audience)
    .setSubject(sessionId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_HOURS * 3600)
    .sign(macKey(config.secret, 'tokens'))
}

export type ReadToken = { sessionId: string; isPastHalf: boolean; claims: Record<string, unknown> }

/** Reads a token of an audience; undefined when it is not ours, for someone else, or has expired. */
export async function readToken(
  config: Signing & Pick<Config, 'publicUrl'>,
  token: string,
  audience: Audience,
  now: Date,
): Promise<ReadToken | undefined> {
  const payload = await readJwt(config, token, { purpose: 'tokens', audience, now })
  if (!payload) return undefined
  const age = now.getTime() / 1000 - (payload.iat ?? 0)
  return { sessionId: payload.sub ?? '', isPastHalf: age > (TOKEN_HOURS * 3600) / 2, claims: payload }
}

type Expected = { purpose: string; audience: string; now: Date }

/**
 * The payload of a JWT (HS256) of ours for a purpose and an audience; undefined for any other, and for an expired one.
 */
export async function readJwt(
  config: Signing & Pick<Config, 'publicUrl'>,
  token: string,
  { purpose, audience, now }: Expected,
): Promise<JWTPayload | undefined> {
  const options = { algorithms: ['HS256'], issuer: config.publicUrl, audience, currentDate: now }
  for (const { secret } of signings(config)) {
    try {
      return (await jwtVerify(token, macKey(secret, purpose), options)).payload
    } catch {
      // Possibly signed with the previous secret.
    }
  }
  return undefined
}
