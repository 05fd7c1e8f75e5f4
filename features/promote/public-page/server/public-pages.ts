import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from '#base/text.ts'
import { fillPage, type PageHead } from '#features/badges/server/fill-page.ts'
import { studioPage } from '#features/badges/server/studio-page.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { communityUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { pageHeadWords } from '../texts.ts'
import { communityPng } from './community-png.ts'
import { findPageIssuer } from './get-community-page.ts'

const DESCRIPTION_MAX = 200

type Params = { issuerId: string }
type Show = (ctx: Context, issuer: Issuer | undefined, request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Serves the public pages of communities, with metadata for other sites, and the pictures that those show; 404 while a
 * page is off. Search engines may list a community with the verified mark only.
 */
export function publicPages(app: FastifyInstance, world: PageWorld): void {
  const serve = (url: string, show: Show) =>
    app.route<{ Params: Params }>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const ctx = await world.contextOf(request, reply)
        const issuer = await findPageIssuer(ctx, request.params.issuerId)
        const isFindable = issuer !== undefined && promotedAt(issuer) !== ''
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        if (!isFindable) reply.header('x-robots-tag', 'noindex')
        return show(ctx, issuer, request, reply)
      },
    })
  const sendPage: Show = async (ctx, issuer, request, reply) => {
    const links = await world.linksOf(request)
    const head = issuer ? headOf(ctx, issuer) : missingHead(ctx)
    return reply
      .code(issuer ? 200 : 404)
      .type('text/html')
      .header('vary', 'accept-language')
      .send(fillPage(await studioPage(), { ...head, links }))
  }
  serve('/c/:issuerId', sendPage)
  serve('/c/:issuerId/card.png', async (ctx, issuer, request, reply) => {
    if (!issuer) return sendPage(ctx, issuer, request, reply)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/png').send(await communityPng(ctx, issuer))
  })
}

function headOf(ctx: Context, issuer: Issuer): PageHead {
  const { id, name, description } = issuer
  const url = communityUrl(ctx.config, id)
  return {
    title: say(pageHeadWords.title, ctx.language, { name }),
    description: description.length > DESCRIPTION_MAX ? `${description.slice(0, DESCRIPTION_MAX - 1)}…` : description,
    url,
    image: `${url}/card.png`,
    isFindable: promotedAt(issuer) !== '',
  }
}

function missingHead(ctx: Context): PageHead {
  return {
    title: say(pageHeadWords.missingTitle, ctx.language),
    description: say(pageHeadWords.missingText, ctx.language),
    url: ctx.config.publicUrl,
  }
}
