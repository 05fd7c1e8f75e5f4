import type { OwnConversation } from '../wallet-contract.ts'

/** Rows that are shown at once, unless more are unread. */
const SHOWN = 2

/**
 * Conversations as the news show them: unread ones and the latest first, the others on request, with closed ones at the
 * end. Only those of one community if it is given.
 */
export function pickRows(all: OwnConversation[], issuerId?: string) {
  const own = all.filter((each) => issuerId === undefined || each.issuerId === issuerId)
  const rank = ({ unread, state }: OwnConversation) => (state === 'closed' ? 2 : unread > 0 ? 0 : 1)
  const sorted = own.toSorted((one, other) => rank(one) - rank(other))
  const shown = Math.max(SHOWN, sorted.filter((each) => rank(each) === 0).length)
  const first = sorted.slice(0, shown).filter((each) => each.state !== 'closed' || issuerId !== undefined)
  return { first, others: sorted.slice(first.length) }
}
