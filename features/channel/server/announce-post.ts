import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { pushToMembers } from '#features/push/server/push.ts'
import type { Context } from '#platform/context.ts'
import type { PostRow } from './queries.ts'

/** The page of a post in the wallet, as a path. */
export const postPath = (postId: string) => `/news/${postId}`

/**
 * Tells members of a post that the caller's transaction publishes, in open wallets and on their devices: the one place
 * for it, whoever publishes and when.
 */
export async function announcePost(ctx: Context, { id, issuerId, text }: PostRow): Promise<void> {
  await notifyWallets(ctx, { issuerId }, { kind: 'post', subjectId: issuerId })
  const title = (await findIssuer(ctx, issuerId))?.name ?? ''
  await pushToMembers(ctx, { issuerId, kind: 'post', title, text, url: postPath(id) })
}
