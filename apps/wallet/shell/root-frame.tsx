import { Outlet, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { badgeProblems, shareProblems } from '#features/badges/texts.ts'
import { reactionProblems } from '#features/channel/texts.ts'
import { claimProblems } from '#features/claims/texts.ts'
import { digestProblems } from '#features/digests/wallet-texts.ts'
import { ticketProblems } from '#features/door/wallet-texts.ts'
import { givingProblems } from '#features/giving/texts.ts'
import { holderProblems } from '#features/holders/texts.ts'
import { issuerProblems } from '#features/issuers/texts.ts'
import { keptProblems } from '#features/kept-badges/texts.ts'
import { nameProblems } from '#features/names/texts.ts'
import { outsideProblems } from '#features/outside-accounts/texts.ts'
import { rankingProblems } from '#features/points/texts.ts'
import { presentingProblems } from '#features/presenting/texts.ts'
import { pushProblems } from '#features/push/texts.ts'
import { usePressedNotifications } from '#features/push/wallet/use-pressed-notifications.ts'
import { challengeProblems, signInProblems } from '#features/sign-in/texts.ts'
import { NavigateProvider } from '#ui/buttons/page-link.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'

const CATALOGUES = [
  issuerProblems,
  signInProblems,
  challengeProblems,
  holderProblems,
  digestProblems,
  badgeProblems,
  shareProblems,
  keptProblems,
  claimProblems,
  reactionProblems,
  presentingProblems,
  givingProblems,
  rankingProblems,
  nameProblems,
  outsideProblems,
  ticketProblems,
  pushProblems,
]

/** The frame of every wallet page: the sentences of problems, and links through the router. */
export function RootFrame() {
  const router = useRouter()
  const navigate = useCallback((href: string) => router.history.push(href), [router])
  usePressedNotifications(navigate)
  // The code alone: what a page shows first is kept on this device.
  const navigation = useMemo(() => {
    const preload = (href: string) =>
      void router.preloadRoute({ to: href.replace(/[?#].*/, '') }).catch(() => undefined)
    return { navigate, preload }
  }, [router, navigate])
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <NavigateProvider value={navigation}>
        <Outlet />
      </NavigateProvider>
    </CatalogueProvider>
  )
}
