import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { CATEGORIES, SEARCH_GROUP_SIZE } from '../../rules.ts'
import { cardOf } from '../../server/card-of.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'
import { nameMatches } from './name-matches.ts'

type Search = typeof contract.searchTemplates

/**
 * The caller's templates whose name contains the text, ignoring case and accents, by category: the newest of each, and
 * how many there are. Without a text: all.
 */
export async function searchTemplates(ctx: TeamContext, { search }: Input<Search>): Promise<Output<Search>> {
  const found = ctx.db
    .select({
      id: templates.id,
      place: sql<number>`row_number() over (partition by ${templates.category}
        order by ${templates.createdAt} desc, ${templates.id} desc)`.as('place'),
      total: sql<number>`count(*) over (partition by ${templates.category})`.mapWith(Number).as('total'),
    })
    .from(templates)
    .where(
      and(
        eq(templates.issuerId, ctx.actor.issuerId),
        isNull(templates.deletedAt),
        nameMatches(search),
        mayUse(ctx, templates.id, 'see'),
      ),
    )
    .as('found')
  const rows = await ctx.db
    .select({ template: templates, total: found.total })
    .from(found)
    .innerJoin(templates, eq(templates.id, found.id))
    .where(sql`${found.place} <= ${SEARCH_GROUP_SIZE}`)
    .orderBy(desc(templates.createdAt), desc(templates.id))
  const issuer = await ownIssuer(ctx)
  const groups = CATEGORIES.flatMap((category) => {
    const all = rows.filter(({ template }) => template.category === category)
    const [first] = all
    if (!first) return []
    const shown = all.map(({ template }) => {
      const { id, hash, name, contractState } = template
      return { id, hash, name, contractState, card: cardOf(ctx, template, issuer) }
    })
    return [{ category, totalCount: first.total, templates: shown }]
  })
  return { groups }
}
