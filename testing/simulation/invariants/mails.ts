import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import type { Kept, Mailbox } from '../mailbox.ts'
import type { Broken } from './check.ts'

const CLAIM = /^claim\.([^.]+)\.(\d+)/

/** Each e-mail of a claim once: not again after its sender was told that it had left, and not never. */
export async function brokenMails(world: World, { kept }: Mailbox): Promise<Broken[]> {
  const ofClaims = kept.filter(({ messageId }) => CLAIM.test(messageId))
  const twice = [...Map.groupBy(ofClaims, ({ messageId }) => messageId).values()].filter(isRepeated)
  const others = [...Map.groupBy(ofClaims, ({ messageId }) => messageId).values()].filter(
    (mails) => new Set(mails.map(({ to }) => to)).size > 1,
  )
  const sent = await rowsOf<{ id: string; email: string }>(
    world.ctx().db,
    sql`select id, email from claims where delivery = 'sent' and email <> ''`,
  )
  const known = new Set(ofClaims.map(({ messageId }) => CLAIM.exec(messageId)?.[1]))
  const never = sent.filter(({ id }) => !known.has(id))
  return [
    { sentence: 'An e-mail that has left is not sent again.', rows: twice.map(shown) },
    { sentence: 'An e-mail goes to one address.', rows: others.map(shown) },
    { sentence: 'What counts as sent was sent.', rows: never },
  ].filter(({ rows }) => rows.length > 0)
}

/** Whether one was sent after another whose sender knew that it had left. */
function isRepeated(mails: Kept[]): boolean {
  return mails.slice(0, -1).some(({ isKnown }) => isKnown)
}

const shown = (mails: Kept[]) => mails.map(({ to, messageId, isKnown }) => ({ to, messageId, isKnown }))
