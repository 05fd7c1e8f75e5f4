import { and, eq, exists, getTableColumns, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { hasNotEnded } from './may-use.ts'
import { folderPeople, teamPeople } from './tables.ts'

export type Person = typeof teamPeople.$inferSelect

/** A registered contributor of an existing issuer with a right in a folder that has not ended, or undefined. */
export async function findPerson(ctx: Context, issuerId: string, email: string): Promise<Person | undefined> {
  const [person] = await ctx.db
    .select(getTableColumns(teamPeople))
    .from(teamPeople)
    .innerJoin(issuers, eq(issuers.id, teamPeople.issuerId))
    .where(
      and(isPerson(issuerId, email), isNotNull(teamPeople.registrationDate), isNull(issuers.deletedAt), hasFolder(ctx)),
    )
  return person
}

/** Selects people who have a right in a folder that has not ended. */
export function hasFolder(ctx: Context): SQL {
  return exists(
    ctx.db
      .select({ folderId: folderPeople.folderId })
      .from(folderPeople)
      .where(
        and(
          eq(folderPeople.issuerId, teamPeople.issuerId),
          eq(folderPeople.email, teamPeople.email),
          hasNotEnded(ctx.now()),
        ),
      ),
  )
}

/** Makes a pending contributor a registered one; false when there is none. The caller records the event. */
export async function registerPerson(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const registered = await ctx.db
    .update(teamPeople)
    .set({ registrationDate: ctx.now() })
    .where(and(isPerson(issuerId, email), isNull(teamPeople.registrationDate)))
    .returning({ email: teamPeople.email })
  return registered.length === 1
}

/** Removes a pending contributor from all folders; false when there is none. The caller records the event. */
export async function removePendingPerson(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(teamPeople)
    .where(and(isPerson(issuerId, email), isNull(teamPeople.registrationDate)))
    .returning({ email: teamPeople.email })
  return removed.length === 1
}

/** Notes a contributor's call as the last connection, unless there is one since `before`. */
export async function seePerson(ctx: Context, issuerId: string, email: string, before: Date): Promise<void> {
  await ctx.db
    .update(teamPeople)
    .set({ lastConnectionAt: ctx.now() })
    .where(
      and(isPerson(issuerId, email), or(isNull(teamPeople.lastConnectionAt), lt(teamPeople.lastConnectionAt, before))),
    )
}

function isPerson(issuerId: string, email: string): SQL | undefined {
  return and(eq(teamPeople.issuerId, issuerId), eq(teamPeople.email, email))
}
