import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { lockAddress } from '#features/holders/server/queries.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { type Erasure, type Person, personErased } from '#platform/manifest/leaving.ts'
import { isPictureShown } from './is-picture-shown.ts'

/**
 * Erases a badge holder, in one transaction: addresses, name, picture, server-held keys, sessions, public pages,
 * memberships, and senders' notes, as each feature's manifest says (`person.erase`); docs/privacy.md, Erasing, has the whole list. The badges stay, as signed documents of their issuers
 * under a DID that identifies nobody; a person with their own key can open that wallet again. Idempotent.
 */
export function eraseHolder(ctx: Context, person: Person) {
  return inTransaction(ctx, async (ctx) => {
    await lockWallets(ctx, person.holderIds)
    // In a fixed order, so that two erasures of the same person do not deadlock.
    for (const email of person.emails.toSorted()) await lockAddress(ctx, email)
    const erased: Erasure = { ...person, held: [], claimIds: [], pictures: [], shares: 0, memberships: 0, sessions: 0 }
    await personErased.run(ctx, erased)
    for (const cid of erased.pictures) await forgetPicture(ctx, cid)
    const { held, claimIds, shares, memberships, sessions } = erased
    return { badges: held.length, claims: claimIds.length, shares, memberships, sessions }
  })
}

/** Deletes a picture that nothing shows any more: after the commit, or by a job when its store is away. */
async function forgetPicture(ctx: Context, cid: string): Promise<void> {
  if (await isPictureShown(ctx, cid)) return
  await ctx.jobs.send(ctx, 'forget-picture', { cid })
  await onCommit(ctx, () =>
    ctx.blobs.remove(cid).catch((error: unknown) => ctx.log.warn({ err: error }, 'a picture is deleted later')),
  )
}
