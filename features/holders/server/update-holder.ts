import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { IMAGE_MAX_BYTES } from '#features/issuers/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { readPicture } from '#platform/storage/picture.ts'
import type * as contract from '../contract.ts'
import { profileChanged } from '../hooks.ts'
import { PICTURE_MAX_PIXELS } from '../rules.ts'
import { getHolder } from './get-holder.ts'
import { lockOwnWallet } from './lock-wallets.ts'
import { findHolder } from './queries.ts'
import { holders } from './tables.ts'

/**
 * Changes the wallet's name, language and (when one is sent) picture, which is re-encoded. Deletes the previous
 * picture, so that erasing the wallet later leaves none behind.
 */
export async function updateHolder(ctx: HolderContext, { pseudo, lang, file }: Input<typeof contract.updateHolder>) {
  const rules = { maxBytes: IMAGE_MAX_BYTES, maxPixels: PICTURE_MAX_PIXELS }
  const imageCid = file && (await ctx.blobs.put(await readPicture(file, rules)))
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    const before = await findHolder(ctx, holderId)
    const changed = { pseudo, language: lang, ...(imageCid && { imageCid }) }
    await ctx.db.update(holders).set(changed).where(eq(holders.id, holderId))
    await profileChanged.run(ctx, { holderIds: [holderId] })
    await recordEvent(ctx, { action: 'holder.changed', subjectId: holderId })
    const isReplaced = imageCid && before?.imageCid && before.imageCid !== imageCid
    if (isReplaced) await ctx.jobs.send(ctx, 'forget-picture', { cid: before.imageCid })
    return getHolder(ctx)
  })
}
