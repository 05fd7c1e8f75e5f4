import { Outlet, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { OptionalPart } from '#features/sign-in/studio/optional-part.tsx'
import { NavigateProvider } from '#ui/buttons/page-link.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { SERVED, usePreload } from '../preload/use-preload.ts'

const CookieConsent = lazyHere(() => import('../legal/cookie-consent.tsx').then((module) => module.CookieConsent))

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
  const preload = usePreload()
  const navigation = useMemo(() => ({ navigate, preload }), [navigate, preload])
  return (
    <NavigateProvider value={navigation}>
      <Outlet />
      <OptionalPart>
        <CookieConsent />
      </OptionalPart>
    </NavigateProvider>
  )
}
