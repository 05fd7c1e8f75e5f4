import { deletedCommunity } from './deleted-community.ts'

const STORED = 'left-open'
/** How long it is useful to return to the page left open. */
const KEPT_MS = 60 * 60 * 1000
/** Our own pages behind the guard: the only ones to return to. */
const OWN_PAGE = /^\/(templates|settings|search)(?=[/?]|$)/

type LeftOpen = { href: string; did: string; role: SessionRole; at: number }
/** In which role the person of a session had signed in. */
export type SessionRole = 'admin' | 'contributor'

/** Keeps the page that is open when a session ends (its address names the dialogs) for the community's next sign-in. */
export function keepLeftOpen(did: string, role: SessionRole): void {
  const href = location.pathname + location.search
  if (did === '' || did === deletedCommunity()?.did || !OWN_PAGE.test(href)) return
  try {
    localStorage.setItem(STORED, JSON.stringify({ href, did, role, at: Date.now() } satisfies LeftOpen))
  } catch {
    // Without storage the next sign-in starts at the home page.
  }
}

/** In which role a session ended recently with a page open; undefined when none did. */
export function leftOpenAs(): SessionRole | undefined {
  return read()?.role
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
    const { href, did, role, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<LeftOpen>
    if (typeof href !== 'string' || typeof did !== 'string' || typeof at !== 'number') return undefined
    const isRecent = Date.now() - at < KEPT_MS
    if (!isRecent || !OWN_PAGE.test(href)) return undefined
    return { href, did, role: role === 'contributor' ? role : 'admin', at }
  } catch {
    return undefined
  }
}
