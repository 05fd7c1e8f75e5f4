import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { writeGivingCode } from '../../rules.ts'
import { givingCodes } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'

type Get = typeof contract.getGivingCode

/** The holder's code for givers, made if there is none; a renewed one ends all earlier ones, also those of merged wallets. */
export function getGivingCode(ctx: HolderContext, { renew }: Input<Get>): Promise<Output<Get>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    const [known] = await ctx.db
      .select()
      .from(givingCodes)
      .where(eq(givingCodes.holderId, holderId))
      .orderBy(desc(givingCodes.createdAt))
      .limit(1)
    if (known && !renew) return asText(ctx, known.code)
    const code = newId()
    await ctx.db.delete(givingCodes).where(eq(givingCodes.holderId, holderId))
    await ctx.db.insert(givingCodes).values({ code, holderId, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'givingCode.made', subjectId: holderId })
    return asText(ctx, code)
  })
}

function asText(ctx: HolderContext, code: string) {
  return { code, text: writeGivingCode(ctx.config.walletUrl, code) }
}
