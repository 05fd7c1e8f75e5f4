import type { ReactNode } from 'react'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { accessProblems } from '../texts.ts'

const CATALOGUES = [accessProblems]

/** The access pages with the sentences of their problems. */
export function AccessCatalogue({ children }: { children: ReactNode }) {
  return <CatalogueProvider catalogues={CATALOGUES}>{children}</CatalogueProvider>
}
