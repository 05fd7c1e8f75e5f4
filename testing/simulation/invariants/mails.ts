import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import type { Kept, Mailbox } from '../mailbox.ts'
import type { Broken } from './invariant.ts'

const CLAIM = /^claim\.([^.]+)\.(\d+)/

/** Each e-mail of a claim once: not again after its sender was told that it had left, and not never. */
export async function brokenMails(world: World, { kept }: Mailbox): Promise<Broken[]> {
  const ofClaims = kept.filter(({ messageId }) => CLAIM.test(messageId))
  const byId = [...Map.groupBy(ofClaims, ({ messageId }) => messageId).values()]
  const rows = await rowsOf<{ id: string; isSent: boolean; isOfAddress: boolean }>(
    world.ctx().db,
    sql`select id, delivery = 'sent' and email <> '' as "isSent", holder_id = '' as "isOfAddress" from claims`,
  )
  const ofAddress = new Set(rows.flatMap(({ id, isOfAddress }) => (isOfAddress ? id : [])))
  // A wallet that is merged meanwhile is written to at another of its addresses.
  const isSplit = (mails: Kept[]) => ofAddress.has(claimOf(mails[0])) && new Set(mails.map(({ to }) => to)).size > 1
  const known = new Set(ofClaims.map(claimOf))
  const never = rows.filter(({ id, isSent }) => isSent && !known.has(id))
  return [
    { sentence: 'An e-mail that has left is not sent again.', rows: byId.filter(isRepeated).map(shown) },
    { sentence: 'An e-mail goes to one address.', rows: byId.filter(isSplit).map(shown) },
    { sentence: 'What counts as sent was sent.', rows: never },
  ].filter(({ rows }) => rows.length > 0)
}

const claimOf = (mail: Kept | undefined) => CLAIM.exec(mail?.messageId ?? '')?.[1] ?? ''

/** Whether one was sent after another whose sender knew that it had left. */
function isRepeated(mails: Kept[]): boolean {
  return mails.slice(0, -1).some(({ isKnown }) => isKnown)
}

const shown = (mails: Kept[]) => mails.map(({ to, messageId, isKnown }) => ({ to, messageId, isKnown }))
