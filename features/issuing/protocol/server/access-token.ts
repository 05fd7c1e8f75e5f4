import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { Problem } from '#base/problem.ts'
import { macKey, sameText, signings } from '#platform/access/derive-key.ts'
import { readJwt } from '#platform/access/tokens.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'

const AUDIENCE = 'oid4vci'

/** The link that an access token is for; `entryId` is the entry into an open link, '' for a personal one. */
export type Named = { claimId: string; n: number; entryId: string }
/** What a token says of its claim, so that a request need not read it; it never changes. */
export type Access = Named & { issuerId: string; templateId: string }

/**
 * An access token for one link of a claim (OpenID4VCI 1.0, section 6), valid for some seconds: it names both and uses
 * no place.
 */
export function mintAccessToken(ctx: Context, access: Access, seconds: number): Promise<string> {
  const { claimId, n, entryId, issuerId, templateId } = access
  const now = Math.floor(ctx.now().getTime() / 1000)
  return new SignJWT({ n, entry: entryId, issuer: issuerId, template: templateId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ctx.config.publicUrl)
    .setAudience(AUDIENCE)
    .setSubject(claimId)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(macKey(ctx.config.secret, AUDIENCE))
}

/**
 * The link named by a request's access token. Throws `tokenMissing` without one, and `invalid_token` for one that is
 * forged or has expired.
 */
export async function readAccessToken(ctx: Context): Promise<Access> {
  if (ctx.bearer === '') throw new Problem('tokenMissing')
  const payload = await readJwt(ctx.config, ctx.bearer, { purpose: AUDIENCE, audience: AUDIENCE, now: ctx.now() })
  if (!payload) throw new Problem('invalid_token')
  const text = (name: string) => String(payload[name] ?? '')
  const named = { claimId: payload.sub ?? '', n: Number(payload.n), entryId: text('entry') }
  return { ...named, issuerId: text('issuer'), templateId: text('template') }
}

/** The id by which a wallet reports about a badge; only access tokens of the same link can use it. */
export function notificationId({ secret }: Pick<Config, 'secret'>, badgeId: string, named: Named): string {
  const mac = createHmac('sha256', macKey(secret, 'oid4vci-notification'))
  mac.update([badgeId, named.claimId, named.n, named.entryId].join('.'))
  return `${badgeId}.${mac.digest('base64url').slice(0, 22)}`
}

/** The badge of a notification id that was given for an access token; undefined for any other id. */
export function readNotificationId(ctx: Context, id: string, named: Named): string | undefined {
  const badgeId = id.split('.')[0] ?? ''
  const isOurs = signings(ctx.config).some((config) => sameText(id, notificationId(config, badgeId, named)))
  return isOurs ? badgeId : undefined
}
