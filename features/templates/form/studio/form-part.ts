import type { Language } from '#base/text.ts'
import type { Category } from '../../rules.ts'
import type { Folder } from '../../studio/use-own-rights.ts'
import type { FormProblems } from './form-check.ts'
import type { FormValues } from './form-values.ts'

/** The props of each part of the form. */
export type FormPartProps = {
  category: Category
  /** The language of the template's texts. */
  lang: Language
  issuerName: string
  /** Whether the template does not exist yet: its picture can be removed again. */
  isNew: boolean
  /** Whether the issuer may give points. */
  mayGivePoints: boolean
  /** The folders for a contributor's new template; none when the form does not ask. */
  folders: Folder[]
  values: FormValues
  change: (part: Partial<FormValues>) => void
  problems: FormProblems
  /** How many times the form was refused. */
  refusals: number
}
