import type { WalletChallenge } from '../wallet-contract.ts'

/** The provider's page on which a challenge is done; undefined where signing in is all. */
export function outsideTarget({ type, shown }: Pick<WalletChallenge, 'type' | 'shown'>): string | undefined {
  const { targetAccount = '', tweetId = '', inviteLink = '', message = '', pageId = '' } = shown
  const account = encodeURIComponent(targetAccount)
  if (type === 'xFollow') return `https://x.com/${account}`
  if (type === 'xRepost') return `https://x.com/i/web/status/${encodeURIComponent(tweetId)}`
  if (type === 'xPost') return `https://x.com/intent/post?text=${encodeURIComponent(message)}`
  if (type === 'discordJoin') return /^https:/i.test(inviteLink) ? inviteLink : `https://${inviteLink}`
  if (type === 'telegramJoin') return `https://t.me/${account}`
  if (type === 'facebookFollow') return `https://www.facebook.com/${account || encodeURIComponent(pageId)}`
  return type === 'facebookPost' ? 'https://www.facebook.com/' : undefined
}
