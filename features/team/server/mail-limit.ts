import { and, eq, lt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { type Context, inTransaction, type TeamContext } from '#platform/context.ts'
import { dayOf } from '../rules.ts'
import { rowsOf } from './may-use.ts'
import { lockFolders } from './own-folder.ts'
import { folderMails, folderPeople, folders, folderTemplates } from './tables.ts'

/**
 * Counts e-mails of a template against a folder's own limit of today (UTC), in the transaction that writes them; throws
 * `folderMailsUsed` and counts none when they are too many. Only a contributor's count, against the folder of theirs with
 * the template that has most room; a folder without a limit has room for any. Throws `notFound` once the contributor has
 * no such folder. Locks the issuer's row, as `takeMails` of the community's limit. Returns the folder that counts them,
 * for `giveBackFolderMails`; '' when none does.
 */
export async function takeFolderMails(ctx: Context, templateId: string, count: number): Promise<string> {
  const { taken, folderId } = await takeMails(ctx, templateId, { count, least: count })
  if (taken < count) throw new Problem('folderMailsUsed')
  return folderId
}

/** Releases e-mails that a folder counted at an instant and that were never sent, in the caller's transaction. */
export async function giveBackFolderMails(
  ctx: Context,
  { folderId, at, count }: { folderId: string; at: Date; count: number },
): Promise<void> {
  if (folderId === '' || count === 0) return
  await ctx.db
    .update(folderMails)
    .set({ sent: sql`greatest(${folderMails.sent} - ${count}, 0)` })
    .where(and(eq(folderMails.folderId, folderId), eq(folderMails.day, dayOf(at))))
}

/** As `takeFolderMails`, for a send that leaves out what does not fit: counts as many as do, and returns how many. */
export async function takeUpToFolderMails(ctx: Context, templateId: string, count: number): Promise<number> {
  return (await takeMails(ctx, templateId, { count, least: 1 })).taken
}

/**
 * The number of e-mails of a template that the caller may still send today by the limits of their folders; infinite
 * without one. Counts nothing.
 */
export async function folderMailsLeft(ctx: TeamContext, templateId: string): Promise<number> {
  if (ctx.actor.kind === 'admin') return Number.POSITIVE_INFINITY
  return (await roomiest(ctx, templateId))?.left ?? 0
}

type Asked = { count: number; least: number }
type Taken = { taken: number; folderId: string }

async function takeMails(ctx: Context, templateId: string, { count, least }: Asked): Promise<Taken> {
  const { actor } = ctx
  const free = { taken: count, folderId: '' }
  if (actor.kind !== 'contributor' || count === 0) return free
  return inTransaction({ ...ctx, actor }, async (ctx) => {
    // Without a limit, sends need not wait for each other.
    if ((await folderMailsLeft(ctx, templateId)) === Number.POSITIVE_INFINITY) return free
    await lockFolders(ctx)
    const room = await roomiest(ctx, templateId)
    if (!room) throw new Problem('notFound')
    if (room.left === Number.POSITIVE_INFINITY) return free
    const taken = Math.min(count, room.left)
    if (taken < least) return { taken: 0, folderId: '' }
    await countMails(ctx, room.folderId, taken)
    return { taken, folderId: room.folderId }
  })
}

/** The caller's folder with a template that has room for most e-mails today, and for how many. */
async function roomiest(ctx: TeamContext, templateId: string) {
  const rooms = await ctx.db
    .select({ folderId: folders.id, limit: folders.mailsADay, sent: folderMails.sent })
    .from(folderTemplates)
    .innerJoin(folderPeople, eq(folderPeople.folderId, folderTemplates.folderId))
    .innerJoin(folders, eq(folders.id, folderTemplates.folderId))
    .leftJoin(folderMails, and(eq(folderMails.folderId, folders.id), eq(folderMails.day, dayOf(ctx.now()))))
    .where(and(eq(folderTemplates.templateId, templateId), rowsOf(ctx, 'distribute')))
  return rooms
    .map(({ folderId, limit, sent }) => ({ folderId, left: roomIn(limit, sent ?? 0) }))
    .reduce<Room | undefined>((most, room) => (most && most.left >= room.left ? most : room), undefined)
}

type Room = { folderId: string; left: number }

const roomIn = (limit: number | null, sent: number) =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - sent)

/** Counts e-mails of a folder, and forgets the counts of its earlier days. */
async function countMails(ctx: TeamContext, folderId: string, sent: number): Promise<void> {
  const day = dayOf(ctx.now())
  await ctx.db.delete(folderMails).where(and(eq(folderMails.folderId, folderId), lt(folderMails.day, day)))
  await ctx.db
    .insert(folderMails)
    .values({ folderId, day, sent })
    .onConflictDoUpdate({
      target: [folderMails.folderId, folderMails.day],
      set: { sent: sql`${folderMails.sent} + ${sent}` },
    })
}
