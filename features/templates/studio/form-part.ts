import type { Language } from '#base/text.ts'
import type { Category } from '../rules.ts'
import type { FormProblems } from './form-check.ts'
import type { FormValues } from './form-values.ts'

/** What each part of the form gets. */
export type FormPartProps = {
  category: Category
  /** Of the template's texts. */
  lang: Language
  issuerName: string
  /** Whether the issuer may give points. */
  mayGivePoints: boolean
  values: FormValues
  change: (part: Partial<FormValues>) => void
  problems: FormProblems
  /** How often the form was refused. */
  refusals: number
}
