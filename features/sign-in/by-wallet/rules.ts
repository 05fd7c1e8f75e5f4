/** A challenge lives five minutes and is answered at most once. */
export const CHALLENGE_MINUTES = 5
export const CHALLENGE_LENGTH = 32
export const CHALLENGE_PATTERN = /^[A-Za-z0-9]{32}$/
/** The two digits that the studio shows beside the code: 10 to 99. */
export const NUMBER_PATTERN = /^[1-9][0-9]$/
/** After this many wrong numbers a challenge accepts no more answers. */
export const NUMBER_TRIES = 3
/** Chain ID of Gnosis. */
export const CHAIN_ID = 100
/** How far a wallet's clock may be ahead of ours. */
export const CLOCK_SKEW_MS = 60_000
/** Per network and hour: an open page makes twelve challenges, and an office has many pages. */
export const CHALLENGES_AN_HOUR = { made: 600, answered: 120 }

/** Header with the secret of the page that made a challenge. */
export const SECRET_HEADER = 'challenge-secret'

/** Returns the challenge in a scanned or pasted link of this wallet; undefined for any other text. */
export function challengeOfLink(text: string, walletOrigin: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined
  const { origin, pathname, search, hash } = new URL(text.trim())
  const challenge = /^\/connect\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''
  if (origin !== walletOrigin || search !== '' || hash !== '' || !CHALLENGE_PATTERN.test(challenge)) return undefined
  return challenge
}
