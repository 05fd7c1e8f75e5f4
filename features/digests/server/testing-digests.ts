import { newId } from '#base/ids.ts'
import { posts } from '#features/channel/server/tables.ts'
import { conversations } from '#features/conversations/server/tables.ts'
import type { World } from '#testing/world.ts'

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
