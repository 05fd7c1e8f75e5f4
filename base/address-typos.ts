/** Popular mail domains; none of them is ever treated as a typo of another. */
const KNOWN =
  `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
yahoo.com yahoo.fr yahoo.co.uk ymail.com mail.com icloud.com me.com mac.com orange.fr wanadoo.fr free.fr sfr.fr neuf.fr
laposte.net bbox.fr gmx.com gmx.de gmx.fr gmx.net web.de t-online.de aol.com aol.fr proton.me protonmail.com
bluewin.ch skynet.be`.split(/\s+/)
const known = new Set(KNOWN)
/** Shorter names have too many real neighbours. */
const LENGTH_MIN = 8

/** A mail domain that looks like a typo, the probable correction, and the number of addresses with it. */
export type Typo = { domain: string; proposal: string; count: number }

/**
 * The mail domains that look like typos, most frequent first; `domains` maps every domain to its number of addresses.
 */
export function findTypos(domains: Map<string, number>): Typo[] {
  return [...domains]
    .flatMap(([domain, count]) => {
      const proposal = proposeDomain(domain)
      return proposal ? [{ domain, proposal, count }] : []
    })
    .sort((a, b) => b.count - a.count)
}

/** The popular mail domain that is one typo away from an address's domain, or undefined. */
export function proposeDomain(domain: string): string | undefined {
  if (known.has(domain) || domain.length < LENGTH_MIN - 1) return undefined
  return KNOWN.find((right) => right.length >= LENGTH_MIN && isOneSlip(domain, right))
}

/** One letter added, missing or replaced, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const inA = a.slice(start, a.length - end)
  const inB = b.slice(start, b.length - end)
  if (inA.length <= 1 && inB.length <= 1) return inA !== inB
  return inA.length === 2 && inA === [...inB].reverse().join('')
}

/**
 * A typed address with its probably intended mail domain, or undefined. With `isTyped`, while the user is still typing,
 * an incomplete domain ("gmail.co") is not a typo yet.
 */
export function proposeAddress(typed: string, isTyped = false): string | undefined {
  const text = typed.trim().toLowerCase()
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  const proposal = at > 1 ? proposeDomain(domain) : undefined
  if (proposal === undefined || (isTyped && proposal.startsWith(domain))) return undefined
  return text.slice(0, at) + proposal
}
