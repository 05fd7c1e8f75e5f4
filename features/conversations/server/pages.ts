import type { FastifyInstance } from 'fastify'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { serveUnsubscribe } from '#features/sends/mail/server/unsubscribe-page.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { unsubscribePage } from '../mail-texts.ts'
import { readMemberToken } from './member-token.ts'
import { unsubscribeMember } from './unsubscribe-member.ts'

/** The page that unsubscribes a member from a community. */
export function conversationsPages(app: FastifyInstance, world: PageWorld): void {
  serveUnsubscribe(app, world, {
    url: '/unsubscribe/member/:token',
    words: unsubscribePage,
    issuerBehind: async (ctx, token) => {
      const pair = readMemberToken(ctx.config, token)
      return pair && (await findIssuer(ctx, pair.issuerId))?.name
    },
    unsubscribe: unsubscribeMember,
  })
}
