/** Seconds before a link can be requested again. */
export const RESEND_SECONDS = 15
/** How long the form waits for the captcha, and how often it checks. */
export const CAPTCHA_WAIT_MS = 5000
export const CAPTCHA_POLL_MS = 500
export const LINK_MINUTES = 15
/** The page behind the link of an invitation, with the query `token`. */
export const INVITE_PATH = '/invite'
/** The page after a session inside a sub-community has ended. */
export const INSIDE_ENDED_PATH = '/ended'
export const CODE_LENGTH = 6
/** After this many wrong codes a link accepts no more codes. */
export const CODE_TRIES = 5
/** Codes that can be tried for one address in a day, over all its links; the links themselves still work after that. */
export const CODES_A_DAY = 30
/** A captcha pass lives 2 minutes and is used once. */
export const PASS_MINUTES = 2
/**
 * Links per hour, counted separately for studio and wallet: for one address from one network, for one address from
 * everywhere, from one network, and for an address in a browser that it signed in with before. Nobody else can use up
 * the last.
 */
export const LINKS_AN_HOUR = { address: 10, everywhere: 50, network: 60, known: 10 }
/** Days since its last sign-in after which a browser counts as unknown again. */
export const KNOWN_BROWSER_DAYS = 180
/** How many more communities one address may start in an hour. */
export const SIGN_UPS_AN_HOUR = 20
/** Proofs that one session may request in an hour, and all sessions of its account. */
export const PROOFS_AN_HOUR = 10
export const PROOFS_OF_ACCOUNT_AN_HOUR = 60

/** Finds the problem of the digits in a code while it is typed. */
export function codeProblems({ digits }: { digits: string }): { digits?: string } {
  return digits.length < CODE_LENGTH ? { digits: 'codeWrong' } : {}
}
