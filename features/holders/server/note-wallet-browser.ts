import { rememberBrowser } from '#features/sign-in/server/queries.ts'
import { tellAccount } from '#platform/account-notices.ts'
import type { Context } from '#platform/context.ts'
import { mailLanguage } from '#platform/mail-language.ts'
import { addressesOf, type Holder, type HolderAddress } from './queries.ts'

/** `account`: the address or the key's DID that opened the wallet; `isFirst`: for the first time. */
type Opened = { account: string; browser?: string; isFirst: boolean }

/** Notes the browser in which a wallet is opened, and tells its proven addresses of one that is new to it. */
export async function noteWalletBrowser(ctx: Context, holder: Holder, opened: Opened): Promise<void> {
  const isNew = await rememberBrowser(ctx, opened.account, opened.browser ?? '')
  if (!isNew || opened.isFirst) return
  const emails = provenOf(await addressesOf(ctx, holder.id))
  const language = mailLanguage('walletOpened', { wallet: holder.language })
  await tellAccount(ctx, emails, { kind: 'walletOpened', language, detail: { device: ctx.device } })
}

/** The addresses that somebody has proven: others may belong to nobody who knows of the wallet. */
export function provenOf(addresses: HolderAddress[]): string[] {
  return addresses.filter(({ provenAt }) => provenAt !== null).map(({ email }) => email)
}
