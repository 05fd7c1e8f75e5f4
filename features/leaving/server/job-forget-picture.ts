import type { SystemContext } from '#platform/context.ts'
import { isPictureShown } from './is-picture-shown.ts'

const AGAIN_SECONDS = 3600

/** Deletes a wallet's former picture, unless it is shown elsewhere. Idempotent. */
export async function jobForgetPicture(ctx: SystemContext, { cid = '' }: Record<string, string>): Promise<void> {
  if (!(await isPictureShown(ctx, cid))) await ctx.blobs.remove(cid)
}

/** Tries to delete a picture again until its store is back: an erasure is never given up. */
export function forgetPictureGaveUp(ctx: SystemContext, { cid = '' }: Record<string, string>): Promise<void> {
  return ctx.jobs.send(ctx, 'forget-picture', { cid }, AGAIN_SECONDS)
}
