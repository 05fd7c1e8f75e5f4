import { parseRecipients } from '../rules.ts'

export type Known = { holding: string[]; unsubscribed: string[]; left: number }

export type SendPlan = {
  /** Addresses that were typed or pasted, doubles among them. */
  read: number
  /** Those that get a badge. */
  ready: string[]
  unreadable: string[]
  /** Those that hold the badge already and get nothing. */
  holding: string[]
  /** Those that get a badge, but no mail. */
  unwanted: string[]
  doubles: number
  /** Mails that the day has left after this send; negative when it allows fewer. Undefined until it is known. */
  left: number | undefined
}

/** What a send of these addresses would do, as far as the server's answer about them is known. */
export function planSend(chips: { text: string; valid: boolean }[], doubles: number, known?: Known): SendPlan {
  const holders = new Set(known?.holding)
  const suppressed = new Set(known?.unsubscribed)
  const valid = chips.filter((chip) => chip.valid).map(({ text }) => text)
  const ready = valid.filter((text) => !holders.has(text))
  const unwanted = ready.filter((text) => suppressed.has(text))
  return {
    read: chips.length + doubles,
    ready,
    unreadable: chips.filter((chip) => !chip.valid).map(({ text }) => text),
    holding: valid.filter((text) => holders.has(text)),
    unwanted,
    doubles,
    left: known && known.left - (ready.length - unwanted.length),
  }
}

/** How many of the addresses in a text are there already, or stand in it more than once. */
export function countDoubles(present: string[], text: string): number {
  const { recipients, duplicates } = parseRecipients(text)
  const known = new Set(present)
  return duplicates + recipients.filter((recipient) => known.has(recipient.text)).length
}
