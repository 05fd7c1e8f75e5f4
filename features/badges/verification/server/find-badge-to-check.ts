import { and, eq, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { ledgerEntries } from '#features/ledger/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { withFields } from '#features/templates/life/server/template-at-version.ts'
import { delegations, templates, templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { keptQuery } from '#platform/database/statements.ts'
import { details, IS_NAME_OF_HOLDER } from '../../server/queries.ts'
import { LIST_HEAD } from '../../server/status/signed-list.ts'
import { badges, statusLists } from '../../server/tables.ts'

export type BadgeToCheck = Awaited<ReturnType<typeof findBadgeToCheck>> & object

/**
 * One badge with its details and every row that its check is about, in one statement; undefined without such a badge. What
 * belongs to it and is missing is null.
 */
export async function findBadgeToCheck(ctx: Context, badgeId: string) {
  const [row] = await keptQuery(ctx, 'badge-to-check', buildQuery).execute({ badgeId })
  if (!row) return undefined
  const { version, template } = row
  const isOlder = version !== null && version.version !== template.version
  return { ...row, template: isOlder ? withFields(template, version.fields) : template }
}

function buildQuery(db: Db, name: string) {
  return db
    .select({ ...details(), version: templateVersions, delegation: delegations, entry: ledgerEntries, list: LIST_HEAD })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .innerJoin(issuers, eq(issuers.id, badges.issuerId))
    .leftJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(communityNames, IS_NAME_OF_HOLDER)
    .leftJoin(
      templateVersions,
      and(eq(templateVersions.templateId, badges.templateId), eq(templateVersions.version, badges.templateVersion)),
    )
    .leftJoin(ledgerEntries, eq(ledgerEntries.hash, templateVersions.hash))
    .leftJoin(delegations, and(eq(delegations.issuerId, badges.issuerId), eq(delegations.n, badges.delegationN)))
    .leftJoin(statusLists, eq(statusLists.id, badges.statusListId))
    .where(eq(badges.id, sql.placeholder('badgeId')))
    .prepare(name)
}
