import { and, eq, gte, inArray, isNull, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { dayOf, type Need, rightsWith } from '../../rules.ts'
import { folderPeople, folderTemplates } from '../../server/tables.ts'

/**
 * The condition that the caller may use the template in a column for what a call needs: undefined for an admin, who may
 * use all of the issuer's, so that an admin's query stays as it is. The only place where the right of a contributor, or
 * of a key for some templates, is read.
 */
export function mayUse(ctx: TeamContext, templateId: SQLWrapper, need: Need): SQL | undefined {
  const { key } = ctx.actor
  if (key?.templateIds) return inArray(templateId, [...key.templateIds])
  if (ctx.actor.kind === 'admin') return undefined
  const { issuerId } = ctx.actor
  const folders = ctx.db.select({ folderId: folderPeople.folderId }).from(folderPeople).where(rowsOf(ctx, need))
  // As lists, which the planner joins in whichever order is shorter: from a page of templates or from a few folders.
  const own = ctx.db
    .select({ templateId: folderTemplates.templateId })
    .from(folderTemplates)
    .where(and(eq(folderTemplates.issuerId, issuerId), inArray(folderTemplates.folderId, folders)))
  return inArray(templateId, own)
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
