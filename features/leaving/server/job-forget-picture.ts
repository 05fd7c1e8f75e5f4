import type { SystemContext } from '#platform/context.ts'
import { isPictureShown } from './is-picture-shown.ts'

/** Forgets a picture that a wallet showed before, unless something else shows it. Safe to run twice. */
export async function jobForgetPicture(ctx: SystemContext, { cid = '' }: Record<string, string>): Promise<void> {
  if (!(await isPictureShown(ctx, cid))) await ctx.blobs.remove(cid)
}
