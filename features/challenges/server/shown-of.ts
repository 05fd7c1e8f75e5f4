import type { ChallengeData } from '../data-rules.ts'
import type { ChallengeType } from '../rules.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import type { ChallengeRow } from './find-challenge.ts'

type Shown = WalletChallenge['shown']

/** Of what an admin entered the part that members see: no words, no codes, no solutions, no address of a server. */
export function shownOf({ type, data }: Pick<ChallengeRow, 'type' | 'data'>): Shown {
  switch (type) {
    case 'quiz':
      return ofQuiz(data as ChallengeData<'quiz'>)
    case 'visit': {
      const { name: place, from, to } = data as ChallengeData<'visit'>
      return { place, from, to }
    }
    case 'ask':
      return { host: new URL((data as ChallengeData<'ask'>).url).host }
    default:
      return only(data, SHOWN[type] ?? [])
  }
}

const SHOWN: Partial<Record<ChallengeType, (keyof Shown)[]>> = {
  vcAuth: ['vcKey'],
  ownsBadges: ['count'],
  xPost: ['message'],
  xFollow: ['targetAccount'],
  xRepost: ['tweetId'],
  discordJoin: ['inviteLink'],
  telegramJoin: ['targetAccount'],
  facebookFollow: ['pageId', 'targetAccount'],
  facebookPost: ['message'],
  evidence: ['request', 'kinds'],
}

function ofQuiz({ questions, passMark }: ChallengeData<'quiz'>): Shown {
  return {
    questions: questions.map(({ text, choices, right }) => ({ text, choices, several: right.length > 1 })),
    passMark,
  }
}

function only(data: Record<string, unknown>, keys: string[]): Shown {
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys.includes(key)))
}
