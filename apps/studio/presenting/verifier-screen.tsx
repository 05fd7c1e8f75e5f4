import { useParams } from '@tanstack/react-router'
import { presentingProblems } from '#features/presenting/texts.ts'
import { VerifierPage } from '#features/presenting/verifiers/studio/verifier-page.tsx'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { visitorCaller } from '../callers.ts'

const CATALOGUES = [presentingProblems]

/** /verifier/{token}: verifying badges for helpers, without an account. */
export function VerifierScreen() {
  const { token = '' } = useParams({ strict: false })
  return (
    <CallerContext value={visitorCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <VerifierPage key={token} token={token} />
      </CatalogueProvider>
    </CallerContext>
  )
}
