import { useLocation } from '@tanstack/react-router'
import { kioskProblems } from '#features/challenges/types/visit/kiosk-texts.ts'
import { KioskPage } from '#features/challenges/types/visit/studio/kiosk-page.tsx'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { visitorCaller } from '../callers.ts'

const CATALOGUES = [kioskProblems]

/** /kiosk#token: the code of a visit, without an account; what follows the # never reaches a log. */
export function KioskScreen() {
  const { hash } = useLocation()
  const token = hash.replace(/^#/, '')
  return (
    <CallerContext value={visitorCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <KioskPage key={token} token={token} />
      </CatalogueProvider>
    </CallerContext>
  )
}
