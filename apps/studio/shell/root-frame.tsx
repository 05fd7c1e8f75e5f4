import { Outlet, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { OptionalPart } from '#features/sign-in/studio/optional-part.tsx'
import { NavigateProvider } from '#ui/buttons/page-link.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'

const CookieConsent = lazyHere(() => import('../legal/cookie-consent.tsx').then((module) => module.CookieConsent))

/** Pages from the server, which the router leaves to the browser. */
const SERVED = /^\/(legal|help|dev|ipfs|api)(\/|$)/

/** The frame of every page: links through the router, and the cookie banner. */
export function RootFrame() {
  const router = useRouter()
  const navigate = useCallback(
    (href: string) => {
      if (SERVED.test(href)) return location.assign(href)
      router.navigate({ href })
    },
    [router],
  )
  return (
    <NavigateProvider value={navigate}>
      <Outlet />
      <OptionalPart>
        <CookieConsent />
      </OptionalPart>
    </NavigateProvider>
  )
}
