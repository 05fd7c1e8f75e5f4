import { inArray } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { FORMER_MEMBER } from '../../rules.ts'

export type Person = { did: string; name: string; imageUrl: string }
export const NOBODY_KNOWN: Person = { did: '', name: '', imageUrl: '' }

/** How other people see some wallets, by id: account, pseudo and picture; unknown and erased ones are left out. */
export async function describePeople(ctx: Context, holderIds: string[]): Promise<Map<string, Person>> {
  const ids = [...new Set(holderIds)].filter((id) => id !== '' && id !== FORMER_MEMBER)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.select().from(holders).where(inArray(holders.id, ids))
  return new Map(rows.map((row) => [row.id, describePerson(row)]))
}

/** Some wallets as the staff of a community sees them: with its names for them, and with `isHidden` only with their own. */
export async function describeNamed(
  ctx: Context,
  issuerId: string,
  holderIds: string[],
  how: { isHidden: boolean },
): Promise<Map<string, Person>> {
  const people = await describePeople(ctx, holderIds)
  const names = await namesOf(ctx, issuerId, [...people.keys()], how)
  return new Map([...people].map(([id, person]) => [id, { ...person, name: names.get(id)?.name ?? person.name }]))
}

/** A wallet as other people see it. */
export function describePerson({
  did,
  pseudo,
  imageCid,
}: Pick<typeof holders.$inferSelect, 'did' | 'pseudo' | 'imageCid'>) {
  return { did, name: pseudo, imageUrl: pictureUrl(imageCid) }
}
