import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { sessionsOfTemplate, uses } from '../hooks.ts'
import { describeTemplate } from './describe-template.ts'
import { findOwnTemplate } from './find-own-template.ts'
import type { TemplateRow } from './find-template.ts'
import { ownIssuer } from './own-issuer.ts'
import { templates, templateVersions } from './tables.ts'
import { templateRights } from './template-rights.ts'

type Get = typeof contract.getTemplate

const BARE_HASH = /^[0-9a-f]{64}$/i

/** One template of the issuer, by its id or by the hash of any of its versions without `0x`. Throws `notFound`. */
export async function getTemplate(ctx: TeamContext, { templateId }: Input<Get>): Promise<Output<Get>> {
  const template = BARE_HASH.test(templateId)
    ? await findByHash(ctx, `0x${templateId.toLowerCase()}`)
    : await findOwnTemplate(ctx, templateId, 'see')
  const countsOf = await uses.get().countSent(ctx, [template.id])
  const described = describeTemplate(ctx, template, await ownIssuer(ctx), countsOf(template.id))
  const rightsOf = await templateRights(ctx, [template.id])
  return { ...described, rights: rightsOf(template.id), ...(await sessionsOfTemplate.get()(ctx, template.id)) }
}

async function findByHash(ctx: TeamContext, hash: string): Promise<TemplateRow> {
  const [row] = await ctx.db
    .select({ template: templates })
    .from(templateVersions)
    .innerJoin(templates, eq(templates.id, templateVersions.templateId))
    .where(
      and(
        eq(templateVersions.hash, hash),
        eq(templates.issuerId, ctx.actor.issuerId),
        isNull(templates.deletedAt),
        mayUse(ctx, templates.id, 'see'),
      ),
    )
  if (!row) throw new Problem('notFound')
  return row.template
}
