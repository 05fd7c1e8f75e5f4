import { finalizeWalletLink, requestWalletLink } from '#features/holders/contract.ts'
import { browserSecret, captchaPass } from './stories.ts'
import type { World } from './world.ts'

/** Opens the wallet of an address by the link that is mailed to it, whose text `textTo` returns, and returns its token. */
export async function openMailWallet(
  ask: World['call'],
  email: string,
  textTo: (email: string) => Promise<string>,
): Promise<string> {
  const captchaSolution = await captchaPass({ call: ask })
  await ask(requestWalletLink, { email, captchaSolution, browser: browserSecret() })
  const token = /token=([\w-]+)/.exec(await textTo(email))?.[1] ?? ''
  return (await ask(finalizeWalletLink, { token, renewSecret: browserSecret() })).token
}
