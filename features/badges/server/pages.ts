import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from '#base/text.ts'
import { cardPreviewPng } from '#features/templates/server/card-png.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { credentialDownloads } from '../files/server/credential-downloads.ts'
import { STATUS_MAX_AGE_SECONDS } from '../rules.ts'
import { publicWords } from '../texts.ts'
import { shareImageUrl, shareUrl, verifyUrl } from './addresses.ts'
import { describePublicBadge } from './describe-badge.ts'
import { EMBED_POLICY, embedPage } from './embed-page.ts'
import { fillPage, type PageHead } from './fill-page.ts'
import { page } from './public-page.ts'
import { type BadgeDetails, findBadge, findSharedBadge } from './queries.ts'
import { studioPage } from './studio-page.ts'

type ShareParams = { shareId: string }

const DESCRIPTION_MAX = 200
const STATUS_ROUTES = ['/status/:listId', '/status/:listId/suspension', '/status/:listId/tokens']

/** Serves the public pages of badges, with metadata for other sites; unknown and turned-off addresses return 404. */
export function badgesPages(app: FastifyInstance, world: PageWorld): void {
  app.addHook('onSend', async (request, reply) => {
    if (!STATUS_ROUTES.includes(request.routeOptions.url ?? '') || reply.statusCode !== 200) return
    reply.header('cache-control', `public, max-age=${STATUS_MAX_AGE_SECONDS}`)
  })
  const send = async (ctx: Context, request: FastifyRequest, reply: FastifyReply, head: PageHead | undefined) =>
    sendPage(ctx, reply, head, await world.linksOf(request))
  page<{ badgeId: string }>(app, '/verify/:badgeId', async ({ badgeId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return send(ctx, request, reply, verifyHead(ctx, await findBadge(ctx, badgeId)))
  })
  page<Record<string, never>>(app, '/verify', async (_, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return send(ctx, request, reply, {
      title: say(publicWords.checkTitle, ctx.language),
      description: say(publicWords.checkText, ctx.language),
      url: `${ctx.config.publicUrl}/verify`,
    })
  })
  page<ShareParams>(app, '/share/:shareId', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return send(ctx, request, reply, shareHead(ctx, shareId, await findSharedBadge(ctx, shareId)))
  })
  page<ShareParams>(app, '/share/:shareId/card.png', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const details = await findSharedBadge(ctx, shareId)
    if (!details) return send(ctx, request, reply, undefined)
    const picture = await cardPreviewPng(ctx, describePublicBadge(ctx, details).card)
    return reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(picture)
  })
  page<ShareParams>(app, '/embed/:shareId', async ({ shareId }, request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const details = await findSharedBadge(ctx, shareId)
    reply.header('content-security-policy', EMBED_POLICY)
    if (!details) return send(ctx, request, reply, undefined)
    const { card } = describePublicBadge(ctx, details)
    return reply.type('text/html').send(embedPage(card, shareUrl(ctx.config, shareId), ctx.language))
  })
  credentialDownloads(app, world)
}

async function sendPage(
  ctx: Context,
  reply: FastifyReply,
  head: PageHead | undefined,
  links: string[],
): Promise<FastifyReply> {
  const missing = {
    title: say(publicWords.missingTitle, ctx.language),
    description: say(publicWords.missingText, ctx.language),
    url: ctx.config.publicUrl,
  }
  return reply
    .code(head ? 200 : 404)
    .type('text/html')
    .send(fillPage(await studioPage(), { ...(head ?? missing), links }))
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
