import { useParams } from '@tanstack/react-router'
import { StewardPage } from '#features/door/stewards/studio/steward-page.tsx'
import { doorProblems } from '#features/door/texts.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { visitorCaller } from '../callers.ts'

const CATALOGUES = [doorProblems]

/** /steward/{token}: scanning for door staff, without an account. */
export function StewardScreen() {
  const { token = '' } = useParams({ strict: false })
  return (
    <CallerContext value={visitorCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <StewardPage token={token} />
      </CatalogueProvider>
    </CallerContext>
  )
}
