import { SignJWT } from 'jose'
import type { Context } from '#platform/context.ts'
import { deriveKey } from '#platform/derive-key.ts'
import { readJwt } from '#platform/tokens.ts'

/** How long after the token request a wallet can ask for the credential. */
export const ACCESS_SECONDS = 300
const AUDIENCE = 'oid4vci'

/** `entryId` is the entry into an open link, '' for a personal one. */
type Named = { claimId: string; n: number; entryId: string }

/** An access token for one link of a claim (OpenID4VCI 1.0, section 6): it names both and uses no place. */
export function mintAccessToken(ctx: Context, { claimId, n, entryId }: Named): Promise<string> {
  const seconds = Math.floor(ctx.now().getTime() / 1000)
  return new SignJWT({ n, entry: entryId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ctx.config.publicUrl)
    .setAudience(AUDIENCE)
    .setSubject(claimId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_SECONDS)
    .sign(deriveKey(ctx.config.secret, AUDIENCE))
}

/** The link named by an access token, or undefined when the token is forged or has expired. */
export async function readAccessToken(ctx: Context, token: string): Promise<Named | undefined> {
  const payload = await readJwt(ctx.config, token, { purpose: AUDIENCE, audience: AUDIENCE, now: ctx.now() })
  return payload && { claimId: payload.sub ?? '', n: Number(payload.n), entryId: String(payload.entry ?? '') }
}
