import { PROVIDERS, type Provider } from '#features/outside-accounts/rules.ts'

/** The specification's 15 types and five of ours, by where they happen, as the form groups them. */
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
/** Types that no provider is asked about: our own server or a person decides. */
export type OwnType = (typeof GROUPS)['wallet' | 'own'][number]
/** Types that the specification does not have. */
export type HouseType = (typeof GROUPS)['own'][number]

export const TYPES = Object.values(GROUPS).flat()

/** How a challenge is verified: by our events, by the provider's API, or by a person who examines evidence. */
export const WAYS = ['own', 'connected', 'review'] as const
export type Way = (typeof WAYS)[number]

/** The provider that a type asks; undefined for types that our own server or a person decides. */
export function providerOf(type: ChallengeType): Provider | undefined {
  return PROVIDERS.find((provider) => (GROUPS[provider] as readonly ChallengeType[]).includes(type))
}

/** Types that are passed by signing in at a provider, and by nothing else. */
export function isSignInOnly(type: ChallengeType): boolean {
  return type.endsWith('Auth') && type !== 'vcAuth'
}

/** Types that count badges, and are checked again whenever one comes or goes. */
export const BADGE_TYPES = ['ownsBadges', 'sentBadges'] as const satisfies readonly ChallengeType[]

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
/** Inputs of the types of X, and messages. */
export const INPUT_MAX = 100
export const LIST_MAX = 100
export const COUNT_MAX = 1000
export const WORD_MAX = 100
export const CODES_MAX = 10_000
export const QUESTIONS_MAX = 20
export const QUESTION_MAX = 300
export const CHOICES = { min: 2, max: 8 } as const
export const CHOICE_MAX = 200
export const ATTEMPTS_MAX = 20
export const PLACE_MAX = 100
export const REQUEST_MAX = 1000
export const EVIDENCE_KINDS = ['text', 'link', 'picture'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
export const EVIDENCE_TEXT_MAX = 2000
export const EVIDENCE_IMAGE_MAX = 10_485_760
export const REASON_MAX = 200
export const URL_MAX = 200
/** Seconds for which one code of a kiosk page is displayed. */
export const KIOSK_SECONDS = 15
/** Seconds of codes that a kiosk page has in advance, for a short loss of its network. */
export const KIOSK_AHEAD_SECONDS = 300
/** Milliseconds in which a community's own server answers (`ask`). */
export const ASK_MS = 5000
/** Evidence and held rewards of one page of the reviews. */
export const REVIEWS_PAGE = 25
/** Checks in an hour: of a holder, and of a holder at one challenge. */
export const CHECKS_AN_HOUR = 30
export const CHECKS_OF_ONE = 5
/** Wallets of one network that pass a challenge in a day before the rewards of further ones wait for review. */
export const NETWORK_MAX = 5
/** Hours in which a decision can be undone, and days after it when its evidence is erased. */
export const UNDO_HOURS = 24
export const EVIDENCE_DAYS = 90
/** Tries of the job after a provider could not be asked, within an hour. */
export const TRIES = 5
/** Why a pass ended: another wallet of the same person has the earlier one. */
export const SAME_PERSON = 'samePerson'
