import { useRef, useState } from 'react'
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
  templateFields,
  updateTemplate,
} from '../contract.ts'
import { fieldProblems } from '../field-rules.ts'
import { type Category, isPublished } from '../rules.ts'
import { toCall } from './form-call.ts'
import type { FormValues, Template } from './form-values.ts'

/** Problem keys by the field of the call that they belong to. */
export type FormProblems = Record<string, string | undefined>

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
const CONTENT = ['picture', 'name', 'description', 'imageAlt', 'startDate', 'endDate', 'timeZone', 'location']
const STALE = [listTemplates, countTemplates, getTemplate, listVersions, searchTemplates, getIssuer]

type What = {
  category: Category
  template: Template | undefined
  lang: Language
  /** Of a published template: open claims give the new version. */
  movesClaims: boolean
}

/**
 * Checks the form by the call's own schema and the category's rules, then creates or updates; problems come back by field,
 * others as `general`.
 */
export function useSaveTemplate({ category, template, lang, movesClaims }: What) {
  const create = useCall(createTemplate, { invalidates: STALE })
  const update = useCall(updateTemplate, { invalidates: STALE })
  const [problems, setProblems] = useState<FormProblems>({})
  const sentence = useProblemText()
  const [general, setGeneral] = useState<string>()
  const latest = useRef<FormProblems>({})
  const tell = (found: FormProblems) => {
    latest.current = found
    setProblems(found)
    showFirstProblem(found)
  }

  const run = async (values: FormValues) => {
    const fields = toCall(category, values, lang)
    const found = check(category, values, fields)
    tell(found)
    setGeneral(undefined)
    if (Object.keys(found).length > 0) {
      toastError(sentence('fillIn'))
      return
    }
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
    if (field) tell({ [field]: problem.key })
    else setGeneral(problem.key)
  }
  /** Whether the form's first step has nothing wrong; tells what it has. */
  const isContentRight = (values: FormValues): boolean => {
    const found = check(category, values, toCall(category, values, lang))
    const content = Object.fromEntries(Object.entries(found).filter(([field]) => CONTENT.includes(field)))
    tell(content)
    const isRight = Object.keys(content).length === 0
    if (!isRight) toastError(sentence('fillIn'))
    return isRight
  }
  const isAboutContent = () => CONTENT.some((field) => latest.current[field])
  return { run, isContentRight, isAboutContent, problems, general, working: create.working || update.working }
}

function check(category: Category, values: FormValues, fields: ReturnType<typeof toCall>): FormProblems {
  const facts = { now: new Date(), hasPicture: values.picture !== '' }
  const { image, ...lacking } = fieldProblems(category, fields, facts)
  const found: FormProblems = image ? { picture: image, ...lacking } : lacking
  const parsed = templateFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message
  return found
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

/** Brings the first field that has a problem into view, once it is drawn. */
function showFirstProblem(found: FormProblems): void {
  if (Object.keys(found).length === 0) return
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem="true"] button')
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    field?.focus({ preventScroll: true })
  })
}
