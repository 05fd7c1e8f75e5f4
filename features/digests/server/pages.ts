import type { FastifyInstance } from 'fastify'
import { turnOffPages } from '#features/legal/server/turn-off-pages.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { digestPage } from '../texts.ts'
import { readDigestToken } from './digest-token.ts'
import { endDigest } from './end-digest.ts'

/** The page behind a digest's List-Unsubscribe address. */
export function digestsPages(app: FastifyInstance, world: PageWorld): void {
  turnOffPages(app, world, {
    url: '/unsubscribe/digest/:token',
    isOurs: ({ config }, token) => readDigestToken(config, token) !== undefined,
    end: (ctx, token) => endDigest(ctx, { token }),
    words: digestPage,
  })
}
