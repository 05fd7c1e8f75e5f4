import type { ReactNode } from 'react'
import { badgeProblems } from '#features/badges/texts.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { visitorCaller } from '../callers.ts'

const CATALOGUES = [badgeProblems]

/** The frame of the public pages: calls without a token, and the sentences of their problems. */
export function PublicScreen({ children }: { children: ReactNode }) {
  return (
    <CallerContext value={visitorCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>{children}</CatalogueProvider>
    </CallerContext>
  )
}
