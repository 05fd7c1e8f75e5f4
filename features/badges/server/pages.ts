import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from '#base/text.ts'
import { cardPreviewPng } from '#features/templates/server/card-preview-png.ts'
import type { Context } from '#platform/context.ts'
import { STATUS_MAX_AGE_SECONDS } from '../rules.ts'
import { publicWords } from '../texts.ts'
import { shareImageUrl, shareUrl, verifyUrl } from './addresses.ts'
import { describePublicBadge } from './describe-badge.ts'
import { EMBED_POLICY, embedPage } from './embed-page.ts'
import { fillPage, type PageHead } from './fill-page.ts'
import { type BadgeDetails, findBadge, findSharedBadge } from './queries.ts'
import { studioPage } from './studio-page.ts'

type PageWorld = { contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context> }
type ShareParams = { shareId: string }

const DESCRIPTION_MAX = 200

/** Public pages of badges, with heads filled in for other sites; an address that leads nowhere (now) answers 404. */
export function badgesPages(app: FastifyInstance, world: PageWorld): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== '/status/:listId' || reply.statusCode !== 200) return
    reply.header('cache-control', `public, max-age=${STATUS_MAX_AGE_SECONDS}`)
  })
  page<{ badgeId: string }>(app, '/verify/:badgeId', async ({ badgeId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return sendPage(ctx, reply, verifyHead(ctx, await findBadge(ctx, badgeId)))
  })
  page<ShareParams>(app, '/share/:shareId', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return sendPage(ctx, reply, shareHead(ctx, shareId, await findSharedBadge(ctx, shareId)))
  })
  page<ShareParams>(app, '/share/:shareId/card.png', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const details = await findSharedBadge(ctx, shareId)
    if (!details) return sendPage(ctx, reply, undefined)
    const picture = await cardPreviewPng(ctx, describePublicBadge(ctx, details).card)
    return reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(picture)
  })
  page<ShareParams>(app, '/embed/:shareId', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const details = await findSharedBadge(ctx, shareId)
    reply.header('content-security-policy', EMBED_POLICY)
    if (!details) return sendPage(ctx, reply, undefined)
    const { card } = describePublicBadge(ctx, details)
    return reply.type('text/html').send(embedPage(card, shareUrl(ctx.config, shareId), ctx.language))
  })
}

type Answer<P> = (params: P, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** An address that only its holders know: not stored, not indexed, not passed on (house plan, section 7). */
function page<P>(app: FastifyInstance, url: string, answer: Answer<P>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      return answer(request.params as P, request, reply)
    },
  })
}

async function sendPage(ctx: Context, reply: FastifyReply, head: PageHead | undefined): Promise<FastifyReply> {
  const missing = {
    title: say(publicWords.missingTitle, ctx.language),
    description: say(publicWords.missingText, ctx.language),
    url: ctx.config.publicUrl,
  }
  return reply
    .code(head ? 200 : 404)
    .type('text/html')
    .send(fillPage(await studioPage(), head ?? missing))
}

function verifyHead(ctx: Context, details: BadgeDetails | undefined): PageHead | undefined {
  if (!details) return undefined
  const { badge, template, issuer } = details
  return {
    title: say(publicWords.verifyTitle, ctx.language, { title: template.name }),
    description: say(publicWords.verifyText, ctx.language, { issuer: issuer.name }),
    url: verifyUrl(ctx.config, badge.id),
  }
}

function shareHead(ctx: Context, shareId: string, details: BadgeDetails | undefined): PageHead | undefined {
  if (!details) return undefined
  const { template, issuer } = details
  const { description } = template
  return {
    title: say(publicWords.shareTitle, ctx.language, { title: template.name, issuer: issuer.name }),
    description: description.length > DESCRIPTION_MAX ? `${description.slice(0, DESCRIPTION_MAX - 1)}…` : description,
    url: shareUrl(ctx.config, shareId),
    image: shareImageUrl(ctx.config, shareId),
  }
}
