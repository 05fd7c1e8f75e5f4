import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { findKeptIssuer } from '#features/issuers/server/find-kept-issuer.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { withFields } from '../life/server/template-at-version.ts'
import { isPublished } from '../rules.ts'
import { cardOf } from './card-of.ts'
import { cardPng } from './card-png.ts'
import { describeDelegation } from './delegation/describe-delegation.ts'
import { findKeptTemplate } from './find-kept-template.ts'
import { delegationNumbers } from './queries.ts'
import { templateVersions } from './tables.ts'

const WIDTHS = [160, 320, 480, 960]

/**
 * Pictures and data of published templates, for e-mails, lists and credentials:
 * `/cards/{templateId}/{hash}.png?side=&w=` (a version's hash without 0x), `/achievements/{templateId}` (the id of an
 * achievement in a credential) and `/issuers/{issuerId}/delegations` with `/{n}` below it (signed by the account key,
 * for anyone to check).
 */
export function templatesPages(app: FastifyInstance, world: PageWorld): void {
  app.get<{ Params: { templateId: string; hash: string }; Querystring: { side?: string; w?: string } }>(
    '/cards/:templateId/:hash.png',
    async (request, reply) => {
      const { templateId, hash } = request.params
      const ctx = await world.contextOf(request, reply)
      const template = await findKeptTemplate(ctx, templateId)
      const issuer = template && (await findKeptIssuer(ctx, template.issuerId))
      if (!template || !issuer) return missing(reply)
      const fields = await fieldsOf(ctx, templateId, `0x${hash.toLowerCase()}`)
      if (!fields) return missing(reply)
      const side = request.query.side === 'back' ? 'back' : 'front'
      const width = WIDTHS.find((each) => each >= Number(request.query.w ?? 480)) ?? 480
      const picture = await cardPng(ctx, cardOf(ctx, withFields(template, fields), issuer), { side, width })
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    },
  )
  app.get<{ Params: { templateId: string } }>('/achievements/:templateId', async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const template = await findKeptTemplate(ctx, request.params.templateId)
    if (!template || !isPublished(template.contractState)) return missing(reply)
    const versions = await ctx.db
      .select({ version: templateVersions.version, hash: templateVersions.hash, fields: templateVersions.fields })
      .from(templateVersions)
      .where(eq(templateVersions.templateId, template.id))
      .orderBy(templateVersions.version)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send({ id: `${ctx.config.publicUrl}/achievements/${template.id}`, type: ['Achievement'], versions })
  })
  app.get<{ Params: { issuerId: string } }>('/issuers/:issuerId/delegations', async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const { issuerId } = request.params
    const numbers = await delegationNumbers(ctx, issuerId)
    const urls = numbers.map((n) => `${ctx.config.publicUrl}/issuers/${issuerId}/delegations/${n}`)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send({ delegations: urls })
  })
  app.get<{ Params: { issuerId: string; n: string } }>('/issuers/:issuerId/delegations/:n', async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const { issuerId, n } = request.params
    const delegation = /^[1-9]\d{0,8}$/.test(n) && (await describeDelegation(ctx, issuerId, Number(n)))
    if (!delegation) return missing(reply)
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(delegation)
  })
}

async function fieldsOf(ctx: Context, templateId: string, hash: string) {
  const [row] = await ctx.db
    .select({ fields: templateVersions.fields })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.hash, hash)))
  return row?.fields
}

function missing(reply: FastifyReply) {
  return reply.code(404).send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
}
