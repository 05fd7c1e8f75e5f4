import type { FastifyInstance } from 'fastify'
import { say } from '#base/text.ts'
import { fillPage } from '#features/badges/server/fill-page.ts'
import { page } from '#features/badges/server/public-page.ts'
import { studioPage } from '#features/badges/server/studio-page.ts'
import { publicWords } from '#features/badges/texts.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { shownUrl } from '../../server/queries.ts'
import { shownWords } from '../../texts.ts'
import { findPage } from './find-page.ts'

/**
 * Serves the pages of kept badges; unknown and ended ones return 404. What others see of it in a preview is ours: nothing that
 * a badge says is in the head.
 */
export function keptBadgesPages(app: FastifyInstance, world: PageWorld): void {
  page<{ shareId: string }>(app, '/shown/:shareId', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const isThere = /^[\w-]{1,80}$/.test(shareId) && (await findPage(ctx, shareId)) !== undefined
    const [title, description] = isThere
      ? [shownWords.pageTitle, shownWords.pageText]
      : [publicWords.missingTitle, publicWords.missingText]
    const head = {
      title: say(title, ctx.language),
      description: say(description, ctx.language, { host: new URL(ctx.config.publicUrl).host }),
      url: isThere ? shownUrl(ctx.config, shareId) : ctx.config.publicUrl,
      links: await world.linksOf(request),
    }
    return reply
      .code(isThere ? 200 : 404)
      .type('text/html')
      .send(fillPage(await studioPage(), head))
  })
}
