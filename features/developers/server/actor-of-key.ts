import { eq } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import { hashText, sameText } from '#platform/access/derive-key.ts'
import type { Context, KeyOfActor } from '#platform/context.ts'
import { idOfKey } from './key-form.ts'
import { isInNetworks } from './networks.ts'
import { noteUse } from './queries.ts'
import { scopedKeys } from './tables.ts'

/** A call by a key: as `GET /managers/templates`, and the caller's address, '' behind an unknown proxy. */
export type KeyCall = { name: string; ip: string }
/** `issuerId`: whose key it was, where that is known. */
export type Refusal = { problem: 'keyUnknown' | 'keyExpired' | 'keyNetwork'; issuerId?: string }

/**
 * The community and permissions of a key with scopes, or why it is refused. Reads one row by its primary key, and notes
 * the use once a minute.
 */
export async function actorOfKey(
  ctx: Context,
  text: string,
  { name, ip }: KeyCall,
): Promise<{ issuerId: IssuerId; key: KeyOfActor } | { refused: Refusal }> {
  const row = await findKey(ctx, text)
  if (!row) return { refused: { problem: 'keyUnknown' } }
  const { id, issuerId, scopes, templateIds, networks } = row
  if (row.endedAt) return { refused: { problem: 'keyUnknown', issuerId } }
  if (row.expiresAt && row.expiresAt <= ctx.now()) return { refused: { problem: 'keyExpired', issuerId } }
  if (networks.length > 0 && !isInNetworks(ip, networks)) return { refused: { problem: 'keyNetwork', issuerId } }
  await noteUse(ctx, row, name)
  const key = { id, name: row.name, scopes, ...(templateIds.length > 0 && { templateIds }) }
  return { issuerId: issuerId as IssuerId, key }
}

/** The row of a key whose secret is right: the current one, or the one before while both work. Ended keys too. */
export async function findKey(ctx: Context, text: string) {
  const id = idOfKey(text)
  if (!id) return undefined
  // A deleted community has no keys, so its row need not be read.
  const [key] = await ctx.db.select().from(scopedKeys).where(eq(scopedKeys.id, id))
  if (!key) return undefined
  const hash = hashText(text)
  if (sameText(hash, key.secretHash)) return key
  const isOldValid = key.oldHash !== '' && key.oldUntil !== null && key.oldUntil > ctx.now()
  return isOldValid && sameText(hash, key.oldHash) ? key : undefined
}
