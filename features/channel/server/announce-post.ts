import { notifyWallets } from '#features/holders/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'
import type { PostRow } from './queries.ts'

/** Tells members of a post that the caller's transaction publishes: the one place for it, whoever publishes and when. */
export async function announcePost(ctx: Context, { issuerId }: PostRow): Promise<void> {
  await notifyWallets(ctx, { issuerId }, { kind: 'post', subjectId: issuerId })
}
