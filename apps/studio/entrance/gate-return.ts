import { keepLinkTokenOf } from '#features/sign-in/studio/link-token.ts'

const GATE = '/protected'
const STORED = 'gate-return'

/**
 * Removes the requested page from the gate's address (`/protected#/auth?token=...`, which no server sees) before
 * anything else runs. The token of a sign-in link is stored where the link's own page stores it.
 */
export function takeGateReturn(): void {
  if (location.pathname !== GATE || location.hash === '') return
  const wanted = ownPage(location.hash.slice(1))
  history.replaceState(history.state, '', GATE)
  if (wanted) keep(keepLinkTokenOf(wanted))
}

/** Stores the open page when the gate closes. */
export function keepGateReturn(): void {
  const open = ownPage(location.pathname + location.search)
  if (open) keep(open)
}

/** The page after the gate, once: the requested page, or the start page. */
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

/** An address as one of our pages behind the gate; undefined for foreign ones, and for the gate itself. */
function ownPage(address: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, location.origin)) return undefined
  const page = new URL(address, location.origin)
  return page.origin === location.origin && page.pathname !== GATE ? page : undefined
}

let held: string | undefined
