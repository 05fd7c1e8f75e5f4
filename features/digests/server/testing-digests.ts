import { newId } from '#base/ids.ts'
import { posts } from '#features/channel/server/tables.ts'
import { conversations } from '#features/conversations/server/tables.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { World } from '#testing/world.ts'
import { digestSettings } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Puts a published post of a community into the database, by default of this moment. */
export async function addPost(
  world: World,
  issuerId: string,
  text: string,
  publishedAt = world.now(),
): Promise<string> {
  const id = newId()
  await world.ctx().db.insert(posts).values({ id, issuerId, text, createdAt: publishedAt, publishedAt })
  return id
}

/** Puts a conversation into the database with messages that the member has not read. */
export async function addUnread(world: World, issuerId: string, holderId: string, unread: number): Promise<void> {
  const at = { lastAt: world.now(), lastText: 'what only the two may read', lastFrom: 'community' as const }
  const row = { id: newId(), issuerId, holderId, unreadByMember: unread, ...at }
  const target = [conversations.issuerId, conversations.holderId]
  await world
    .ctx()
    .db.insert(conversations)
    .values(row)
    .onConflictDoUpdate({ target, set: { ...at, unreadByMember: unread } })
}

type Readers = { issuerId: string; count: number; dueAt: Date; first?: number }

/**
 * Puts members with a proven address and a daily digest into the database, who joined two days before it is due: reader0@example.org
 * and so on.
 */
export async function fillReaders(db: Db, { issuerId, count, dueAt, first = 0 }: Readers): Promise<void> {
  const since = new Date(dueAt.getTime() - 2 * DAY_MS)
  const people = Array.from({ length: count }, (_, at) => ({ id: newId(), email: `reader${first + at}@example.org` }))
  const holder = { kind: 'email' as const, language: 'en' as const, pseudo: '', imageCid: '', createdAt: since }
  const address = { provenAt: since, createdAt: since }
  const setting = { every: 'day' as const, timeZone: 'UTC', nextAt: dueAt }
  const rowsOf = <T>(make: (person: { id: string; email: string }) => T) => people.map(make)
  await insertRows(
    db,
    holders,
    rowsOf(({ id }) => ({ id, did: `did:test:${id}`, ...holder })),
  )
  await insertRows(
    db,
    holderAddresses,
    rowsOf(({ id, email }) => ({ id, holderId: id, email, ...address })),
  )
  await insertRows(
    db,
    members,
    rowsOf(({ id }) => ({ issuerId, holderId: id, since })),
  )
  await insertRows(
    db,
    digestSettings,
    rowsOf(({ id }) => ({ holderId: id, ...setting })),
  )
}
