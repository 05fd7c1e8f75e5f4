/** Providers of outside accounts, each with an implementation over HTTP; one without settings is off. */
export const PROVIDERS = ['x', 'discord', 'facebook', 'linkedin', 'telegram'] as const
export type Provider = (typeof PROVIDERS)[number]
/** How long a sign-in at a provider can be finished. */
export const FLOW_MINUTES = 10
/** Sign-ins that a holder can begin in an hour. */
export const BEGINS_AN_HOUR = 30
/** The length of a name that is kept. */
export const NAME_MAX = 100
/** How long a sealed token waits at most for a provider that does not respond. */
export const TOKEN_MINUTES = 60
/** After an account was unlinked, another wallet can link it after so many days. */
export const REST_DAYS = 30
/** Months for which the hash of an erased person's account is kept, so that it passes nothing a second time. */
export const HASH_MONTHS = 12

/** What a provider is asked about an account. Values are checked by `data-rules.ts` before. */
export type OutsideCheck =
  | { kind: 'signedIn' }
  | { kind: 'xFollow'; targetAccount: string }
  | { kind: 'xPost'; message: string; link: string }
  | { kind: 'xRepost'; tweetId: string }
  | { kind: 'discordJoin'; inviteLink: string }
  | { kind: 'telegramJoin'; targetAccount: string }
  | { kind: 'facebookFollow'; pageId: string }
  | { kind: 'facebookPost'; message: string }

/** `unchecked` is never a refusal: the provider is limited, slow, down, or answered something else. */
export type OutsideVerdict =
  | { verdict: 'passed' | 'refused'; outsideKey: string }
  | { verdict: 'unchecked'; retryAfterSeconds: number }
  | { verdict: 'signInNeeded' }
