import type { FastifyInstance } from 'fastify'
import { findClaim } from '#features/claims/server/queries.ts'
import { unsubscribePage } from '#features/claims/texts.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { readUnsubscribeToken } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { unsubscribe } from '../mail/server/unsubscribe.ts'
import { serveUnsubscribe } from '../mail/server/unsubscribe-page.ts'

/** The page that unsubscribes the recipient of a badge. */
export function sendsPages(app: FastifyInstance, world: PageWorld): void {
  serveUnsubscribe(app, world, {
    url: '/unsubscribe/:token',
    words: unsubscribePage,
    issuerBehind,
    unsubscribe: (ctx, token) => unsubscribe(ctx, { token }),
  })
}

async function issuerBehind(ctx: Context, token: string): Promise<string | undefined> {
  const claimId = readUnsubscribeToken(ctx.config, token)
  const claim = claimId && (await findClaim(ctx, claimId))
  const issuer = claim && (await findIssuer(ctx, claim.issuerId))
  return issuer ? issuer.name : undefined
}
