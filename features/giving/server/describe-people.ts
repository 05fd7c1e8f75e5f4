import { inArray } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { FORMER_MEMBER } from '../rules.ts'

export type Person = { did: string; name: string; imageUrl: string }
export const NOBODY_KNOWN: Person = { did: '', name: '', imageUrl: '' }

/** How other people see some wallets, by id: account, pseudo and picture; unknown and erased ones are left out. */
export async function describePeople(ctx: Context, holderIds: string[]): Promise<Map<string, Person>> {
  const ids = [...new Set(holderIds)].filter((id) => id !== '' && id !== FORMER_MEMBER)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.select().from(holders).where(inArray(holders.id, ids))
  return new Map(rows.map((row) => [row.id, describePerson(row)]))
}

/** A wallet as other people see it. */
export function describePerson({
  did,
  pseudo,
  imageCid,
}: Pick<typeof holders.$inferSelect, 'did' | 'pseudo' | 'imageCid'>) {
  return { did, name: pseudo, imageUrl: pictureUrl(imageCid) }
}
