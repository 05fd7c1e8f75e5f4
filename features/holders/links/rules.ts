import { challengeOfLink } from '#features/sign-in/by-wallet/rules.ts'

/** Returns the page of this wallet for a scanned or pasted text: a studio's sign-in or a claim. Undefined for all else. */
export function pageOfText(text: string, walletOrigin: string): string | undefined {
  const challenge = challengeOfLink(text, walletOrigin)
  if (challenge) return `/connect/${challenge}`
  if (!URL.canParse(text.trim())) return undefined
  const { origin, pathname } = new URL(text.trim())
  return origin === walletOrigin && /^\/claim\/[\w.-]+\/?$/.test(pathname) ? pathname : undefined
}
