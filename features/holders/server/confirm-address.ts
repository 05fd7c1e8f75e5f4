import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { readCode } from '#features/sign-in/server/links/read-code.ts'
import { takeLink } from '#features/sign-in/server/links/take-link.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type * as contract from '../contract.ts'
import { assertProven } from './assert-proven.ts'
import { getHolder } from './get-holder.ts'
import { holderOfAddress } from './holder-of-address.ts'
import { lockOwnWallet } from './lock-wallets.ts'
import { mergeHolders } from './merge-holders.ts'
import { provenOf } from './note-wallet-browser.ts'
import { addressesOf, lockAddress } from './queries.ts'
import { holderAddresses } from './tables.ts'

/** Adds an address to the wallet by the mailed code; merges the address's former wallet into this one. */
export async function confirmAddress(
  ctx: HolderContext,
  { requestId, code, browser }: Input<typeof contract.confirmAddress>,
) {
  assertProven(ctx)
  const { holderId } = ctx.actor
  // Outside the transaction: a wrong code must stay counted.
  const link = await readCode(ctx, { requestId, code, browser, purposes: ['address'] })
  if (link.holderId !== holderId) throw new Problem('linkExpired')
  const { email } = link
  return inTransaction(ctx, async (ctx) => {
    await takeLink(ctx, link.id)
    const there = await holderOfAddress(ctx, email)
    await lockOwnWallet(ctx, there ? [there.id] : [])
    await lockAddress(ctx, email)
    const before = await holderOfAddress(ctx, email)
    // The address moved to another wallet while this call waited for the lock; the code can be sent again.
    if (before && before.id !== there?.id) throw new Problem('linkExpired')
    const provenAt = ctx.now()
    if (before && before.id !== holderId) await mergeHolders(ctx, { from: before.id, into: holderId })
    if (before) await ctx.db.update(holderAddresses).set({ provenAt }).where(eq(holderAddresses.email, email))
    else await ctx.db.insert(holderAddresses).values({ id: newId(), holderId, email, provenAt, createdAt: provenAt })
    await recordEvent(ctx, { action: 'address.joined', subjectId: holderId, detail: { merged: before !== undefined } })
    const { device } = ctx
    const language = mailLanguage('addressJoined', { page: ctx.language })
    const others = provenOf(await addressesOf(ctx, holderId)).filter((other) => other !== email)
    await notifyAccount(ctx, others, { kind: 'addressJoined', language, detail: { address: email, device } })
    return getHolder(ctx)
  })
}
