import { useState } from 'react'
import { bytesOf } from '#base/base64.ts'
import type { Language } from '#base/text.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import {
  countTemplates,
  createTemplate,
  getTemplate,
  listTemplates,
  listVersions,
  searchTemplates,
  updateTemplate,
} from '../../contract.ts'
import { listTemplateNames } from '../../list/contract.ts'
import { type Category, isPublished } from '../../rules.ts'
import { type Folder, useOwnRights } from '../../studio/use-own-rights.ts'
import { toCall } from './form-call.ts'
import type { FormValues, Template } from './form-values.ts'

/** Problems of a field that the server reports without naming the field. */
const FIELD_OF: Record<string, string> = {
  pictureMissing: 'picture',
  imageRatio: 'picture',
  fileFormatInvalid: 'picture',
  sizeExceeded: 'picture',
  validityMissing: 'validity',
  pointsNotAllowed: 'points',
  endDatePast: 'endDate',
  folderMissing: 'folderId',
}
/** What a contributor gets whose right ended while they were typing. */
const ENDED = ['notFound', 'notAllowed']
const STALE = [listTemplates, countTemplates, getTemplate, listVersions, searchTemplates, listTemplateNames, getIssuer]

type What = {
  category: Category
  template: Template | undefined
  lang: Language
  /** For a published template: open claims switch to the new version. */
  movesClaims: boolean
  /** The folders among which a contributor chooses. */
  folders: Folder[]
  /** Called for each field that the server refused. */
  onRefused: (field: string, problem: string) => void
  /** Called with any other problem, where it is not shown as `general`. */
  onFailed?: (problem: string) => void
}

/** Creates or updates a template; `onRefused` gets the server's refusals of a field, `general` any other problem. */
export function useSaveTemplate({ category, template, lang, movesClaims, folders, onRefused, onFailed }: What) {
  const create = useCall(createTemplate, { invalidates: STALE })
  const update = useCall(updateTemplate, { invalidates: STALE })
  const sentence = useProblemText()
  const [general, setGeneral] = useState<string>()
  const { isAdmin } = useOwnRights()

  const run = async (values: FormValues) => {
    const fields = toCall(category, values, lang)
    setGeneral(undefined)
    // A clone brings along the picture of its original.
    const isOwn = template !== undefined && values.picture === template.data.image
    const image = values.picture && !isOwn ? await fileOf(values.picture) : undefined
    if (image === null) {
      toastError(sentence('ipfsError'))
      return
    }
    const version = template && isPublished(template.contractState) ? template.version : 0
    const { output, problem } = template
      ? await update.run({ ...fields, category, id: template.id, image, movesClaims, version })
      : await create.run({ ...fields, category, image, ...(folders.length > 0 && { folderId: values.folderId }) })
    if (output) return output
    const field = FIELD_OF[problem.key]
    if (field) onRefused(field, problem.key)
    else {
      const other = !isAdmin && ENDED.includes(problem.key) ? 'accessEnded' : problem.key
      setGeneral(other)
      onFailed?.(other)
    }
  }
  return { run, general, working: create.working || update.working }
}

/** The picture at a `data:` URL, or at one of our addresses; null when our store cannot serve it. */
async function fileOf(address: string): Promise<File | null> {
  if (!address.startsWith('data:')) {
    const answer = await fetch(address).catch(() => undefined)
    if (!answer?.ok) return null
    const blob = await answer.blob()
    return new File([blob], 'picture', { type: blob.type })
  }
  const [head = '', body = ''] = address.split(',')
  const type = /data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  return new File([bytesOf(body)], 'picture', { type })
}
