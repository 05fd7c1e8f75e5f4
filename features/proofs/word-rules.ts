/** The answer about a badge: what could not be read or looked up is `notChecked`, never `notGenuine`. */
export const WORDS = ['genuine', 'notGenuine', 'notChecked'] as const
export type Word = (typeof WORDS)[number]

/** Whether a genuine badge is in force; `unknown` for every other badge. */
export const BADGE_STATES = ['inForce', 'revoked', 'suspended', 'expired', 'notYet', 'unknown'] as const
export type BadgeState = (typeof BADGE_STATES)[number]
