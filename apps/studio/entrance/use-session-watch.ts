import { useEffect } from 'react'
import { readSession } from '#features/sign-in/studio/session.ts'
import { onOtherTab } from '#features/sign-in/studio/session-channel.ts'
import { leaveSignedOut } from '../callers.ts'

/** By then every tab can read the cookies that another one wrote. */
const SETTLED_MS = 1000

/**
 * Watches the session while a page is open: when its token expires, or another tab signs out, the page goes to sign-in;
 * when another tab switched the community, it opens that one.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    const { did = '', isContributor = false } = readSession().full?.claims ?? {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const { full } = readSession()
      if (!full) return leaveSignedOut(did, isContributor ? 'contributor' : 'admin')
      if (full.claims.did !== did && did !== '' && full.claims.did !== '') return location.replace('/')
      timer = setTimeout(look, Math.max(1000, full.claims.exp * 1000 - Date.now()))
    }
    look()
    // Another tab's message can arrive before its cookies.
    let again: ReturnType<typeof setTimeout> | undefined
    const stop = onOtherTab(() => {
      look()
      clearTimeout(again)
      again = setTimeout(look, SETTLED_MS)
    })
    // A page is also hidden while it is being left: signing out here would look like a session that ended elsewhere.
    const onShown = () => document.visibilityState === 'visible' && look()
    // A device runs its timers late after sleep.
    for (const event of ['focus', 'pageshow']) addEventListener(event, look)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(timer)
      clearTimeout(again)
      stop()
      for (const event of ['focus', 'pageshow']) removeEventListener(event, look)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])
}
