import { keepLinkTokenOf } from '#features/sign-in/studio/link-token.ts'

const GATE = '/protected'
const STORED = 'gate-return'

/**
 * Takes the page that the gate stands before out of the address (`/protected#/auth?token=...`, which no server is told) before
 * anything else runs. The token of a mailed link is kept where the link's own page keeps it.
 */
export function takeGateReturn(): void {
  if (location.pathname !== GATE || location.hash === '') return
  const wanted = ownPage(location.hash.slice(1))
  history.replaceState(history.state, '', GATE)
  if (wanted) keep(keepLinkTokenOf(wanted))
}

/** Notes the page that is open when the gate closes before it. */
export function keepGateReturn(): void {
  const open = ownPage(location.pathname + location.search)
  if (open) keep(open)
}

/** Where the gate leads once it is open, once: the page that was wanted, or the start. */
export function spendGateReturn(): string {
  let stored: string | undefined
  try {
    stored = sessionStorage.getItem(STORED) ?? undefined
    sessionStorage.removeItem(STORED)
  } catch {
    // Without storage the page lasts as long as this one.
  }
  const wanted = ownPage(stored ?? held ?? '/')
  held = undefined
  return wanted ? wanted.pathname + wanted.search : '/'
}

function keep({ pathname, search }: URL): void {
  held = pathname + search
  try {
    sessionStorage.setItem(STORED, held)
  } catch {
    // Without storage the page lasts as long as this one.
  }
}

/** An address as a page of ours behind the gate; undefined for anybody else's, and for the gate itself. */
function ownPage(address: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, location.origin)) return undefined
  const page = new URL(address, location.origin)
  return page.origin === location.origin && page.pathname !== GATE ? page : undefined
}

let held: string | undefined
