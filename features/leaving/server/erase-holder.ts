import { endHolding } from '#features/badges/server/end-holding.ts'
import { eraseChallengesOf, lockPassesOf } from '#features/challenges/server/keeping/erase-passes.ts'
import { eraseReaders } from '#features/channel/server/erase-readers.ts'
import { eraseConversationsOf } from '#features/conversations/server/erase-conversations.ts'
import { eraseDigests } from '#features/digests/server/erase-digests.ts'
import { forgetDevices } from '#features/door/server/forget-devices.ts'
import { endGiftsOf } from '#features/giving/server/end-open-gifts.ts'
import { eraseGiving } from '#features/giving/server/erase-giving.ts'
import { eraseNews } from '#features/history/server/erase-news.ts'
import { eraseWallets } from '#features/holders/server/erase-wallets.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { lockAddress } from '#features/holders/server/queries.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { eraseReplyAddresses } from '#features/mailing/server/erase-mailing.ts'
import { endMembershipsOf } from '#features/members/server/end-memberships-of.ts'
import { eraseNames } from '#features/names/server/erase-names.ts'
import { eraseOutside } from '#features/outside-accounts/server/erase-outside.ts'
import { erasePoints } from '#features/points/server/erase-points.ts'
import { eraseFromRankings } from '#features/points/server/erase-ranking.ts'
import { erasePushOf } from '#features/push/server/erase-push.ts'
import { eraseQuests } from '#features/quests/server/erase-quests.ts'
import { eraseAddresses } from '#features/sends/server/erase-addresses.ts'
import { lockSent } from '#features/sends/server/lock-sent.ts'
import { endHolderSessions } from '#features/sign-in/server/end-holder-sessions.ts'
import { eraseFromWebhooks } from '#features/webhooks/server/erase-webhooks.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { isPictureShown } from './is-picture-shown.ts'

/** The person to erase: their wallets (with those merged into them) and their addresses, in lower case. */
export type ErasedPerson = { holderIds: string[]; emails: string[] }

/**
 * Erases a badge holder, in one transaction: addresses, name, picture, server-held keys, sessions, public pages,
 * memberships, and senders' notes. The badges stay, as signed documents of their issuers under a DID that identifies
 * nobody; a person with their own key can open that wallet again. Idempotent.
 */
export function eraseHolder(ctx: Context, { holderIds, emails }: ErasedPerson) {
  return inTransaction(ctx, async (ctx) => {
    await lockWallets(ctx, holderIds)
    // In a fixed order, so that two erasures of the same person do not deadlock.
    for (const email of emails.toSorted()) await lockAddress(ctx, email)
    await lockSent(ctx, { emails, holderIds })
    await endGiftsOf(ctx, holderIds)
    const { held, shares } = await endHolding(ctx, holderIds)
    await lockPassesOf(ctx, holderIds)
    // Before the addresses are removed, by which uncollected tickets are found.
    await forgetDevices(ctx, { badgeIds: held.map(({ id }) => id), emails })
    const erased = await eraseAddresses(ctx, { emails, claimIds: held.map(({ claimId }) => claimId), holderIds })
    await eraseReplyAddresses(ctx, emails)
    await eraseNews(ctx, erased)
    await eraseGiving(ctx, { holderIds, emails })
    await eraseChallengesOf(ctx, holderIds)
    await eraseOutside(ctx, holderIds)
    await eraseQuests(ctx, holderIds)
    await eraseDigests(ctx, holderIds)
    await eraseReaders(ctx, holderIds)
    const memberships = await endMembershipsOf(ctx, holderIds)
    // After the memberships, which lock names.
    await eraseNames(ctx, { holderIds, emails })
    await erasePoints(ctx, holderIds)
    await eraseFromRankings(ctx, holderIds)
    await eraseConversationsOf(ctx, holderIds)
    // After the memberships: no message can be written and pushed any more.
    await erasePushOf(ctx, holderIds)
    await eraseFromWebhooks(ctx, { holderIds, claimIds: erased })
    const sessions = await endHolderSessions(ctx, holderIds, emails)
    for (const holderId of holderIds) await destroyKeys(ctx, holderId)
    const pictures = await eraseWallets(ctx, holderIds)
    for (const cid of pictures) await forgetPicture(ctx, cid)
    return { badges: held.length, claims: erased.length, shares, memberships, sessions }
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
