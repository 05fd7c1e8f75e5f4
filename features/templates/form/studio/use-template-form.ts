import { getIssuer } from '#features/issuers/contract.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { countTemplates } from '../../contract.ts'
import { emblemOfForm } from '../../first/studio/emblem-of-form.ts'
import { useEmblem } from '../../first/studio/use-emblem.ts'
import type { Category } from '../../rules.ts'
import { foldersToChoose, useOwnRights } from '../../studio/use-own-rights.ts'
import { cardOfForm } from './form-call.ts'
import { formFields, formProblems } from './form-check.ts'
import type { FormPartProps } from './form-part.ts'
import { type FormValues, keptName, startValues, type Template, withEmblem, withZone } from './form-values.ts'

type From = {
  category: Category
  template: Template | undefined
  isClone: boolean
  start: FormValues | undefined
  startName: string
}

export type TemplateWriting = ReturnType<typeof useTemplateForm>

/**
 * The values of a template's form, kept on this device for its person, with the card that they make and their problems.
 * `edited` is the template that is saved again, undefined for a new one; `clear` starts over.
 */
export function useTemplateForm({ category, template, isClone, start, startName }: From) {
  const { language } = useLanguage()
  const issuer = useQueryCall(getIssuer, {}).data
  const edited = isClone ? undefined : template
  const lang = template?.data.lang ?? language
  const owner = readSession().full?.claims.did ?? ''
  const key = `template-form:${owner}:${keptName(template, isClone, `${start ? startName : 'new'}-${category}`)}`
  const kept = useKeptValues(key, start ?? startValues(category, template), 'picture')
  const emblem = useEmblem(issuer && emblemOfForm(category, kept.values, issuer))
  const values = withEmblem(withZone(kept.values, issuer), emblem)
  const own = useOwnRights().folders
  const folders = edited ? [] : foldersToChoose(own, values.folderId)
  const check = (fields: ReturnType<typeof formFields>) => formProblems(category, fields, folders)
  const fields = formFields(category, values, lang)
  const validation = useFieldProblems(fields, check)
  const mayGivePoints = useQueryCall(countTemplates, {}, { quiet: true }).data?.mayGivePoints ?? false
  const face = issuer ?? { name: '', profileImage: '' }
  const part: FormPartProps = {
    category,
    lang,
    isNew: !edited,
    issuerName: face.name,
    mayGivePoints,
    folders,
    values,
    change: kept.change,
    problems: validation.problems,
    refusals: validation.refusals,
  }
  return {
    category,
    edited,
    /** The language of the template's texts. */
    lang,
    kept,
    values,
    folders,
    validation,
    /** All problems of the values as they are, shown or not. */
    findProblems: () => check(fields),
    /** The props of each part. */
    part,
    card: cardOfForm(category, values, face, lang),
    clear: () => {
      kept.clear()
      validation.forget()
    },
  }
}
