import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { embedUrl, shareImageUrl, shareUrl } from '../../server/addresses.ts'
import { describePublicBadge } from '../../server/describe-badge.ts'
import { findSharedBadge } from '../../server/queries.ts'

type Get = typeof contract.getShare

/**
 * Returns the contents of a shared badge's page. Throws `notFound` for an unknown page and for one that its holder turned
 * off.
 */
export async function getShare(ctx: Context, { shareId }: Input<Get>): Promise<Output<Get>> {
  const details = await findSharedBadge(ctx, shareId)
  if (!details) throw new Problem('notFound')
  return {
    ...describePublicBadge(ctx, details),
    shareUrl: shareUrl(ctx.config, shareId),
    imageUrl: shareImageUrl(ctx.config, shareId),
    embedUrl: embedUrl(ctx.config, shareId),
  }
}
