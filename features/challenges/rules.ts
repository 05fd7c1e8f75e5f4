import { type Language, type Sentence, say, type Values } from '#base/text.ts'
import { PROVIDERS, type Provider } from '#features/outside-accounts/rules.ts'

/** The specification's 15 types and five of ours, by where they happen, as the form groups them; `types/` has each. */
export const GROUPS = {
  wallet: ['vcAuth', 'ownsBadges', 'sentBadges'],
  x: ['xAuth', 'xPost', 'xFollow', 'xRepost'],
  discord: ['discordAuth', 'discordJoin'],
  telegram: ['telegramAuth', 'telegramJoin'],
  facebook: ['facebookAuth', 'facebookFollow', 'facebookPost'],
  linkedin: ['linkedinAuth'],
  own: ['code', 'quiz', 'visit', 'evidence', 'ask'],
} as const satisfies Record<Provider | 'wallet' | 'own', readonly string[]>
export type Group = keyof typeof GROUPS
export type ChallengeType = (typeof GROUPS)[Group][number]
/** Types that ask a provider. */
export type OutsideType = (typeof GROUPS)[Provider][number]

export const TYPES = Object.values(GROUPS).flat()

/** How a challenge is verified: by our events, by the provider's API, or by a person who examines evidence. */
export const WAYS = ['own', 'connected', 'review'] as const
export type Way = (typeof WAYS)[number]

/** The provider that a type asks; undefined for types that our own server or a person decides. */
export function providerOf(type: ChallengeType): Provider | undefined {
  return PROVIDERS.find((provider) => (GROUPS[provider] as readonly ChallengeType[]).includes(type))
}

/** What a member can share with a community (`vcAuth`). */
export const VC_KEYS = [
  'pseudo',
  'walletAddress',
  'publicKey',
  'did',
  'authenticationKey',
  'email',
  'telephone',
  'xUsername',
] as const
export type VcKey = (typeof VC_KEYS)[number]

export const STATES = ['open', 'checking', 'review', 'passed', 'refused', 'ended'] as const
export type ChallengeState = (typeof STATES)[number]

export const CHALLENGES_MAX = 500
export const REWARD_MAX = 1e10
export const TITLE_MAX = 100
/** A line that an admin enters. */
export const INPUT_MAX = 100
export const QUESTIONS_MAX = 20
export const CHOICES = { min: 2, max: 8 } as const
export const EVIDENCE_KINDS = ['text', 'link', 'picture'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
export const EVIDENCE_TEXT_MAX = 2000
export const EVIDENCE_IMAGE_MAX = 10_485_760
/** Checks in an hour: of a holder, and of a holder at one challenge. */
export const CHECKS_AN_HOUR = 30
export const CHECKS_OF_ONE = 5
/** Wallets of one network that pass a challenge in a day before the rewards of further ones wait for review. */
export const NETWORK_MAX = 5
/** Tries of the job after a provider could not be asked, within an hour. */
export const TRIES = 5

/** What the sentence of a challenge can name. */
export type TitleFacts = {
  /** Titles of the templates that still exist. */
  templates: string[]
  vcKey: string
  count: number
  message: string
  account: string
  place: string
  host: string
}
/** A type's sentence for a challenge, where its community gave it none. */
export type Titled = (facts: TitleFacts, language: Language) => string
type Say<K extends string> = (key: K, values?: Values) => string

/** The sentence of a type: its words, and which of them is said of a challenge. */
export function titled<K extends string>(
  words: Record<K, Sentence>,
  choose: (say: Say<K>, facts: TitleFacts) => string,
): Titled {
  return (facts, language) => choose((key, values) => say(words[key], language, values), facts)
}

/** The sentence of a type that has one for all of its challenges. */
export function plainTitle(words: { title: Sentence }): Titled {
  return titled({ title: words.title }, (say, { message, account, place, host }) =>
    say('title', { message, account, place, host }),
  )
}

/** What the sentence of a challenge names, from what an admin entered. */
export function titleFacts(data: Record<string, unknown>, templates: string[] = []): TitleFacts {
  const url = textOf(data.url)
  return {
    templates,
    vcKey: textOf(data.vcKey),
    count: typeof data.count === 'number' ? data.count : 1,
    message: textOf(data.message),
    account: textOf(data.targetAccount),
    place: textOf(data.name),
    host: URL.canParse(url) ? new URL(url).host : '',
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
