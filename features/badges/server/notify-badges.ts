import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'
import { type BadgesChange, badgesChanged } from '../hooks.ts'

/** Notifies higher features of a change, in its transaction, and after it the open wallets of the holders. */
export async function notifyBadges(ctx: Context, change: BadgesChange): Promise<void> {
  if (change.badges.length === 0) return
  await badgesChanged.run(ctx, change)
  for (const { id, holderId } of change.badges)
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'badge', subjectId: id })
}
