import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Sentence, say, type Values } from '#base/text.ts'
import { useLanguage } from './language.tsx'
import { commonProblems } from './texts.ts'

type Catalogue = Record<string, Sentence>

const CatalogueContext = createContext<Catalogue>(commonProblems)

/** Registers the features' problem sentences (problem key to sentence) beside those above and the common ones. */
export function CatalogueProvider({ catalogues, children }: { catalogues: Catalogue[]; children: ReactNode }) {
  const above = useContext(CatalogueContext)
  const catalogue = useMemo(() => Object.assign({}, above, ...catalogues) as Catalogue, [above, catalogues])
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>
}

/** The sentence for a problem key in the current language; an unknown key reads as `serverError`. */
export function useProblemText(): (key: string, values?: Values) => string {
  const catalogue = useContext(CatalogueContext)
  const { language } = useLanguage()
  return useMemo(
    () => (key: string, values?: Values) => {
      const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
      return say(sentence ?? commonProblems.serverError, language, values)
    },
    [catalogue, language],
  )
}
