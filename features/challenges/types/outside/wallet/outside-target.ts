import type { WalletChallenge } from '../../../wallet-contract.ts'
import type { TaskType } from '../rules.ts'

type Shown = WalletChallenge['shown']
const part = encodeURIComponent

const TARGETS: Record<TaskType, (shown: Shown) => string> = {
  xFollow: ({ targetAccount = '' }) => `https://x.com/${part(targetAccount)}`,
  xRepost: ({ tweetId = '' }) => `https://x.com/i/web/status/${part(tweetId)}`,
  xPost: ({ message = '' }) => `https://x.com/intent/post?text=${part(message)}`,
  discordJoin: ({ inviteLink = '' }) => (/^https:/i.test(inviteLink) ? inviteLink : `https://${inviteLink}`),
  telegramJoin: ({ targetAccount = '' }) => `https://t.me/${part(targetAccount)}`,
  facebookFollow: ({ targetAccount = '', pageId = '' }) =>
    `https://www.facebook.com/${part(targetAccount) || part(pageId)}`,
  facebookPost: () => 'https://www.facebook.com/',
}

/** The provider's page on which a challenge is done. */
export function outsideTarget(type: TaskType, shown: Shown): string {
  return TARGETS[type](shown)
}
