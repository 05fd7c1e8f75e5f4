import type { FastifyInstance } from 'fastify'
import { turnOffPages } from '#features/legal/server/turn-off-pages.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { insightsMailPage } from '../texts.ts'
import { endInsightsMail } from './end-insights-mail.ts'
import { readMailToken } from './mail-token.ts'

/** The page behind the List-Unsubscribe address of a weekly e-mail. */
export function insightsPages(app: FastifyInstance, world: PageWorld): void {
  turnOffPages(app, world, {
    url: '/unsubscribe/insights/:token',
    isOurs: ({ config }, token) => readMailToken(config, token) !== undefined,
    end: (ctx, token) => endInsightsMail(ctx, { token }),
    words: insightsMailPage,
  })
}
