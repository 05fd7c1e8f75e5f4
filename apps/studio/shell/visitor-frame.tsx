import type { ReactNode } from 'react'
import { issuerProblems } from '#features/issuers/texts.ts'
import { challengeProblems, signInProblems } from '#features/sign-in/texts.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { visitorCaller } from '../callers.ts'

const CATALOGUES = [issuerProblems, signInProblems, challengeProblems]

/** The frame of the pages before sign-in: calls without a token, and the sentences of their problems. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <CallerContext value={visitorCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>{children}</CatalogueProvider>
    </CallerContext>
  )
}
