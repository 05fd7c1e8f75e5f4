import type { Context } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'

/** Wallets whose name or picture changed or was erased, in the same transaction: higher features keep copies of them. */
export const profileChanged = hook<{ holderIds: string[] }>('a wallet has another name or picture')
/** A person ends the session of a wallet, in the same transaction. */
export const walletLeft = hook<{ sessionId: string }>('a wallet is left')
/** The communities of which each of some holders is a member now, whose news reach open wallets; holders without any are left out. */
export const communitiesOfHolders =
  seam<(ctx: Context, holderIds: string[]) => Promise<Map<string, string[]>>>('the communities of holders')
