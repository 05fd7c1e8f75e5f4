import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type * as contract from '../contract.ts'
import { assertProven } from './assert-proven.ts'
import { getHolder } from './get-holder.ts'
import { provenOf } from './note-wallet-browser.ts'
import { addressesOf } from './queries.ts'
import { holderAddresses, holders } from './tables.ts'

/** Removes an address from the wallet; a wallet without its own key keeps at least one (`lastAddress`). */
export async function removeAddress(ctx: HolderContext, { addressId }: Input<typeof contract.removeAddress>) {
  assertProven(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    const [holder] = await ctx.db.select().from(holders).where(eq(holders.id, holderId)).for('update')
    const addresses = await addressesOf(ctx, holderId)
    const removed = addresses.find(({ id }) => id === addressId)
    if (!removed) throw new Problem('notFound')
    if (holder?.kind === 'email' && addresses.length === 1) throw new Problem('lastAddress')
    await ctx.db
      .delete(holderAddresses)
      .where(and(eq(holderAddresses.id, addressId), eq(holderAddresses.holderId, holderId)))
    await recordEvent(ctx, { action: 'address.removed', subjectId: holderId })
    const { device } = ctx
    const language = mailLanguage('addressRemoved', { page: ctx.language })
    const detail = { address: removed.email, device }
    await notifyAccount(ctx, provenOf(addresses), { kind: 'addressRemoved', language, detail })
    return getHolder(ctx)
  })
}
