/** Mail domains that many people have; none of them is ever taken for a slip of another. */
const KNOWN =
  `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
yahoo.com yahoo.fr yahoo.co.uk ymail.com mail.com icloud.com me.com mac.com orange.fr wanadoo.fr free.fr sfr.fr neuf.fr
laposte.net bbox.fr gmx.com gmx.de gmx.fr gmx.net web.de t-online.de aol.com aol.fr proton.me protonmail.com
bluewin.ch skynet.be`.split(/\s+/)
const known = new Set(KNOWN)
/** Short names have too many true neighbours. */
const LENGTH_MIN = 8

/** A mail domain that looks like a slip, what it may have been meant to be, and how many addresses have it. */
export type Typo = { domain: string; proposal: string; count: number }

/** Those mail domains that look like a slip, the most frequent first; `domains` are all, with how many addresses each has. */
export function findTypos(domains: Map<string, number>): Typo[] {
  return [...domains]
    .flatMap(([domain, count]) => {
      const proposal = proposeDomain(domain)
      return proposal ? [{ domain, proposal, count }] : []
    })
    .sort((a, b) => b.count - a.count)
}

/** The common mail domain that an address's domain is one slip away from, or undefined. */
export function proposeDomain(domain: string): string | undefined {
  if (known.has(domain) || domain.length < LENGTH_MIN - 1) return undefined
  return KNOWN.find((right) => right.length >= LENGTH_MIN && isOneSlip(domain, right))
}

/** One letter added, left out, replaced, or two neighbours swapped. */
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
 * A typed address with the mail domain that it was probably meant to have, or undefined. While it `isTyped` still, a domain
 * whose end is missing ("gmail.co") is no slip yet.
 */
export function proposeAddress(typed: string, isTyped = false): string | undefined {
  const text = typed.trim().toLowerCase()
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  const proposal = at > 1 ? proposeDomain(domain) : undefined
  if (proposal === undefined || (isTyped && proposal.startsWith(domain))) return undefined
  return text.slice(0, at) + proposal
}
