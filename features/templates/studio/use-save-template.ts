import { useState } from 'react'
import type { Language } from '#base/text.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { useProblemText } from '#ui/catalogue.tsx'
import { toastError } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import {
  countTemplates,
  createTemplate,
  getTemplate,
  listTemplates,
  listVersions,
  searchTemplates,
  updateTemplate,
} from '../contract.ts'
import { type Category, isPublished } from '../rules.ts'
import { toCall } from './form-call.ts'
import type { FormValues, Template } from './form-values.ts'

/** Problems that the server names of a field without saying which. */
const FIELD_OF: Record<string, string> = {
  pictureMissing: 'picture',
  imageRatio: 'picture',
  fileFormatInvalid: 'picture',
  sizeExceeded: 'picture',
  validityMissing: 'validity',
  pointsNotAllowed: 'points',
  endDatePast: 'endDate',
}
const STALE = [listTemplates, countTemplates, getTemplate, listVersions, searchTemplates, getIssuer]

type What = {
  category: Category
  template: Template | undefined
  lang: Language
  /** Of a published template: open claims give the new version. */
  movesClaims: boolean
  /** What the server refused of a field. */
  onRefused: (field: string, problem: string) => void
}

/** Creates or updates a template; `onRefused` is told what the server refuses of a field, `general` says anything else. */
export function useSaveTemplate({ category, template, lang, movesClaims, onRefused }: What) {
  const create = useCall(createTemplate, { invalidates: STALE })
  const update = useCall(updateTemplate, { invalidates: STALE })
  const sentence = useProblemText()
  const [general, setGeneral] = useState<string>()

  const run = async (values: FormValues) => {
    const fields = toCall(category, values, lang)
    setGeneral(undefined)
    // A clone brings the picture of what it was made from along.
    const isOwn = template !== undefined && values.picture === template.data.image
    const image = values.picture && !isOwn ? await fileOf(values.picture) : undefined
    if (image === null) {
      toastError(sentence('ipfsError'))
      return
    }
    const version = template && isPublished(template.contractState) ? template.version : 0
    const { output, problem } = template
      ? await update.run({ ...fields, category, id: template.id, image, movesClaims, version })
      : await create.run({ ...fields, category, image })
    if (output) return output
    const field = FIELD_OF[problem.key]
    if (field) onRefused(field, problem.key)
    else setGeneral(problem.key)
  }
  return { run, general, working: create.working || update.working }
}

/** The picture at a `data:` address, or at one of ours; null when our store does not give it. */
async function fileOf(address: string): Promise<File | null> {
  if (!address.startsWith('data:')) {
    const answer = await fetch(address).catch(() => undefined)
    if (!answer?.ok) return null
    const blob = await answer.blob()
    return new File([blob], 'picture', { type: blob.type })
  }
  const [head = '', body = ''] = address.split(',')
  const type = /data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new File([bytes], 'picture', { type })
}
