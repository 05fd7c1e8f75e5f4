import type { SystemContext } from '#platform/context.ts'
import { isPictureShown } from './is-picture-shown.ts'

/** Deletes a wallet's former picture, unless it is shown elsewhere. Idempotent. */
export async function jobForgetPicture(ctx: SystemContext, { cid = '' }: Record<string, string>): Promise<void> {
  if (!(await isPictureShown(ctx, cid))) await ctx.blobs.remove(cid)
}
