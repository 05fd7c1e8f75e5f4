import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Makes other changes of communities' members wait until the commit: whoever writes such rows takes this lock first, after
 * status lists, so that a badge issued while somebody joins is counted once. Badges of a community are issued one
 * transaction after the other anyway, since its status list is locked.
 */
export async function lockMembers(ctx: Context, issuerIds: string[]): Promise<void> {
  await lockAll(ctx, 'members', issuerIds)
}

/**
 * Makes other changes of holders' names wait until the commit, before `lockMembers`: a name that changes while its holder
 * joins is not lost.
 */
export async function lockNames(ctx: Context, holderIds: string[]): Promise<void> {
  await lockAll(ctx, 'member-name', holderIds)
}

/** The names of the locks that `lockMembers` takes, for a statement that takes them with others. */
export function namesOfMembers(issuerIds: string[]): string[] {
  return namesOf('members', issuerIds)
}

function namesOf(kind: string, ids: string[]): string[] {
  return [...new Set(ids)].sort().map((id) => `${kind}:${id}`)
}

async function lockAll(ctx: Context, kind: string, ids: string[]): Promise<void> {
  const names = namesOf(kind, ids)
  if (names.length === 0) return
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`)
}
