/** Seconds until a link may be asked for again. */
export const RESEND_SECONDS = 15
/** How long the form waits for the captcha, and how often it looks. */
export const CAPTCHA_WAIT_MS = 5000
export const CAPTCHA_POLL_MS = 500
export const LINK_MINUTES = 15
export const CODE_LENGTH = 6
/** Wrong codes after which a link takes none any more. */
export const CODE_TRIES = 5
/** Codes that are tried for one address in a day, over all its links; the links themselves still work after that. */
export const CODES_A_DAY = 30
/** A captcha pass lives 2 minutes and is taken once. */
export const PASS_MINUTES = 2
/**
 * Links in an hour, counted apart for studio and wallet: for one address from one network, for it from everywhere, from one
 * network, and for an address in a browser that it signed in with before, which nobody else uses up.
 */
export const LINKS_AN_HOUR = { address: 10, everywhere: 50, network: 60, known: 10 }
/** Days after its last sign-in until a browser is unknown again. */
export const KNOWN_BROWSER_DAYS = 180
/** Further communities that one address may begin in an hour. */
export const SIGN_UPS_AN_HOUR = 20
/** Proofs that one session may ask for in an hour, and all sessions of its account. */
export const PROOFS_AN_HOUR = 10
export const PROOFS_OF_ACCOUNT_AN_HOUR = 60

/** What is wrong with the digits of a code that is being typed. */
export function codeProblems({ digits }: { digits: string }): { digits?: string } {
  return digits.length < CODE_LENGTH ? { digits: 'codeWrong' } : {}
}
