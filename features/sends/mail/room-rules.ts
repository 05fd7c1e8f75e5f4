/** The e-mail limit of a sender, as far as it tells when more can be sent. */
export type Room = {
  left: number
  limit: number
  /** The limit once the sender is no longer new. */
  full: number
  /** When the limit of a new sender ends; '' once it has ended. */
  newUntil: string
  /** How many of the counted e-mails are 24 hours old at which instant, soonest first. */
  frees: { at: string; mails: number }[]
}

/** From when on `missing` more e-mails can be sent than now; '' when waiting alone is never enough. */
export function roomAgainAt({ limit, full, newUntil, frees }: Omit<Room, 'left'>, missing: number): string {
  const steps = newUntil ? [...frees, { at: newUntil, mails: full - limit }] : frees
  let gained = 0
  for (const { at, mails } of steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    gained += mails
    if (gained >= missing) return at
  }
  return ''
}

/** What a refusal past the limit says of a send of `count` e-mails: how many can be sent now, and when the rest can. */
export function limitValues(room: Room, count: number): { left: string; again: string } {
  return { left: String(room.left), again: roomAgainAt(room, count - room.left) }
}
