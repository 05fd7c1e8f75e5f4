import { deletedCommunity } from './deleted-community.ts'

const STORED = 'left-open'
/** How long it is useful to return to the page left open. */
const KEPT_MS = 60 * 60 * 1000
/** Our own pages behind the guard: the only ones to return to. */
const OWN_PAGE = /^\/(templates|settings|search)(?=[/?]|$)/

type LeftOpen = { href: string; did: string; at: number }

/** Keeps the page that is open when a session ends (its address names the dialogs) for the community's next sign-in. */
export function keepLeftOpen(did: string): void {
  const href = location.pathname + location.search
  if (did === '' || did === deletedCommunity()?.did || !OWN_PAGE.test(href)) return
  try {
    localStorage.setItem(STORED, JSON.stringify({ href, did, at: Date.now() } satisfies LeftOpen))
  } catch {
    // Without storage the next sign-in starts at the home page.
  }
}

/** Whether a session ended recently with a page open. */
export function hasLeftOpen(): boolean {
  return read() !== undefined
}

/** The page to return to for a community, once; undefined when there is none, or it belongs to another community. */
export function takeLeftOpen(did: string): string | undefined {
  const left = read()
  forgetLeftOpen()
  return left?.did === did ? left.href : undefined
}

/** Forgets the page: the person signed out deliberately. */
export function forgetLeftOpen(): void {
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

function read(): LeftOpen | undefined {
  try {
    const { href, did, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<LeftOpen>
    if (typeof href !== 'string' || typeof did !== 'string' || typeof at !== 'number') return undefined
    const isRecent = Date.now() - at < KEPT_MS
    return isRecent && OWN_PAGE.test(href) ? { href, did, at } : undefined
  } catch {
    return undefined
  }
}
