import { and, eq, exists, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { dayOf, type Need, rightsWith } from '../rules.ts'
import { folderPeople, folderTemplates } from './tables.ts'

/**
 * The condition that the caller may use the template in a column for what a call needs: undefined for an admin, who may
 * use all of the issuer's, so that an admin's query stays as it is. The only place where a contributor's right is read.
 */
export function mayUse(ctx: TeamContext, templateId: SQLWrapper, need: Need): SQL | undefined {
  if (ctx.actor.kind === 'admin') return undefined
  const own = ctx.db.select({ folderId: folderPeople.folderId }).from(folderPeople).where(rowsOf(ctx, need))
  // The folders first, as an array: half the time of a join where a person has many folders with many templates.
  const isOfOwn = sql`${folderTemplates.folderId} = any(array${own})`
  return exists(
    ctx.db
      .select({ templateId: folderTemplates.templateId })
      .from(folderTemplates)
      .where(and(eq(folderTemplates.templateId, templateId), isOfOwn)),
  )
}

/** The caller's own rows in `folder_people` with a right that includes what a call needs and has not ended. */
export function rowsOf(ctx: TeamContext, need: Need): SQL | undefined {
  return and(
    eq(folderPeople.issuerId, ctx.actor.issuerId),
    eq(folderPeople.email, ctx.actor.email),
    inArray(folderPeople.rights, rightsWith(need)),
    hasNotEnded(ctx.now()),
  )
}

/** Rights hold until the end of their last day (UTC). */
export function hasNotEnded(now: Date): SQL | undefined {
  return or(isNull(folderPeople.until), gte(folderPeople.until, dayOf(now)))
}
