import { endHolding } from '#features/badges/server/end-holding.ts'
import { eraseAddresses } from '#features/claims/server/erase-addresses.ts'
import { lockSent } from '#features/claims/server/lock-sent.ts'
import { forgetDevices } from '#features/door/server/forget-devices.ts'
import { eraseNews } from '#features/history/server/erase-news.ts'
import { eraseWallets } from '#features/holders/server/erase-wallets.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { lockAddress } from '#features/holders/server/queries.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { eraseReplyAddresses } from '#features/mailing/server/erase-mailing.ts'
import { endMembershipsOf } from '#features/members/server/end-memberships-of.ts'
import { endHolderSessions } from '#features/sign-in/server/end-holder-sessions.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { isPictureShown } from './is-picture-shown.ts'

/** Whom to erase: their wallets (with those that were merged into one) and their addresses, in lower case. */
export type ErasedPerson = { holderIds: string[]; emails: string[] }

/**
 * Erases a person who holds badges, all of it or nothing: addresses, name, picture, keys that the server keeps, sessions,
 * public pages, memberships, and what senders noted. The badges stay, as signed documents of their issuers under a DID that
 * leads to nobody; who has a key of their own opens that wallet with it again. Run twice it does nothing more.
 */
export function eraseHolder(ctx: Context, { holderIds, emails }: ErasedPerson) {
  return inTransaction(ctx, async (ctx) => {
    await lockWallets(ctx, holderIds)
    // In one order, so that two that erase the same do not wait for each other.
    for (const email of emails.toSorted()) await lockAddress(ctx, email)
    await lockSent(ctx, { emails, holderIds })
    const { held, shares } = await endHolding(ctx, holderIds)
    // Before their addresses go, by which it finds tickets that were never collected.
    await forgetDevices(ctx, { badgeIds: held.map(({ id }) => id), emails })
    const erased = await eraseAddresses(ctx, { emails, claimIds: held.map(({ claimId }) => claimId) })
    await eraseReplyAddresses(ctx, emails)
    await eraseNews(ctx, erased)
    const memberships = await endMembershipsOf(ctx, holderIds)
    const sessions = await endHolderSessions(ctx, holderIds, emails)
    for (const holderId of holderIds) await destroyKeys(ctx, holderId)
    const pictures = await eraseWallets(ctx, holderIds)
    for (const cid of pictures) if (!(await isPictureShown(ctx, cid))) await onCommit(ctx, () => ctx.blobs.remove(cid))
    return { badges: held.length, claims: erased.length, shares, memberships, sessions }
  })
}
