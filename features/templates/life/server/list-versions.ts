import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { uses } from '../../hooks.ts'
import { VERSIONS_MAX } from '../../rules.ts'
import { describeTemplate } from '../../server/describe-template.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templateVersions } from '../../server/tables.ts'
import { withFields } from './template-at-version.ts'

type List = typeof contract.listVersions

/** The versions of a template, newest first, each with the number of badges made from it. */
export async function listVersions(ctx: TeamContext, { templateId }: Input<List>): Promise<Output<List>> {
  const template = await findOwnTemplate(ctx, templateId, 'see')
  const issuer = await ownIssuer(ctx)
  const rows = await ctx.db
    .select()
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
    .orderBy(desc(templateVersions.version))
    .limit(VERSIONS_MAX)
  const { countMade, countSent } = uses.get()
  const badgesOf = await countMade(ctx, templateId)
  const counts = (await countSent(ctx, []))(templateId)
  return {
    versions: rows.map(({ version, hash, at, fields }) => {
      const limit = Number(fields.limit ?? template.limit)
      const { data, card } = describeTemplate(ctx, { ...withFields(template, fields), limit }, issuer, counts)
      return { version, hash, at: at.toISOString(), badges: badgesOf.get(version) ?? 0, data, card }
    }),
  }
}
