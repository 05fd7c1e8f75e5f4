import { rememberBrowser } from '#features/sign-in/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { addressesOf, type Holder, type HolderAddress } from './queries.ts'

/** `account`: the address or the key's DID that opened the wallet; `isFirst`: whether this is its first opening. */
type Opened = { account: string; browser?: string; isFirst: boolean }

/** Remembers the browser in which a wallet is opened, and notifies its proven addresses of a new one. */
export async function noteWalletBrowser(ctx: Context, holder: Holder, opened: Opened): Promise<void> {
  const isNew = await rememberBrowser(ctx, opened.account, opened.browser ?? '')
  if (!isNew || opened.isFirst) return
  const emails = provenOf(await addressesOf(ctx, holder.id))
  const language = mailLanguage('walletOpened', { wallet: holder.language })
  await notifyAccount(ctx, emails, { kind: 'walletOpened', language, detail: { device: ctx.device } })
}

/** The proven addresses only: the owner of another may know nothing of the wallet. */
export function provenOf(addresses: HolderAddress[]): string[] {
  return addresses.filter(({ provenAt }) => provenAt !== null).map(({ email }) => email)
}
