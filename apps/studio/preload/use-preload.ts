import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readSession } from '#features/sign-in/studio/session.ts'
import { useCaller } from '#ui/calls/caller.tsx'

/** Pages from the server, which the router leaves to the browser. */
export const SERVED = /^\/(legal|help|dev|ipfs|api)(\/|$)/

/** Loads a page that is likely to be opened: its code, and what it asks for. */
export function usePreload(): (href: string) => void {
  const router = useRouter()
  const caller = useCaller()
  return useCallback(
    (href: string) => {
      if (SERVED.test(href)) return
      // What fails here is tried, and said, when the page is opened.
      router.preloadRoute({ to: href.replace(/[?#].*/, '') }).catch(() => undefined)
      if (!readSession().full) return
      Promise.all([import('./reads-of.ts'), import('#ui/calls/read-ahead.ts'), import('#ui/calls/query-frame.tsx')])
        .then(([{ readsOf }, { readAhead }, { pageClient }]) => readAhead(pageClient(), caller, readsOf(href)))
        .catch(() => undefined)
    },
    [router, caller],
  )
}
