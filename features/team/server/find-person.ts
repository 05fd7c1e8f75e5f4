import { and, eq, exists, getTableColumns, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { hasNotEnded } from '../folders/server/may-use.ts'
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

/** Selects a person of an issuer by the address. */
export function isPerson(issuerId: string, email: string): SQL | undefined {
  return and(eq(teamPeople.issuerId, issuerId), eq(teamPeople.email, email))
}
