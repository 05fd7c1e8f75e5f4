import { useState } from 'react'
import type { Language } from '#base/text.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { useCall } from '#ui/use-call.ts'
import {
  countTemplates,
  createTemplate,
  getTemplate,
  listTemplates,
  templateFields,
  updateTemplate,
} from '../contract.ts'
import { fieldProblems } from '../field-rules.ts'
import { type FormValues, type Template, toCall } from './form-values.ts'

/** Problem keys by the field of the call that they belong to. */
export type FormProblems = Record<string, string | undefined>

const PICTURE_PROBLEMS = ['pictureMissing', 'imageRatio', 'fileFormatInvalid', 'sizeExceeded']
const STALE = [listTemplates, countTemplates, getTemplate, getIssuer]

/** Checks the form by the call's own schema, then creates or updates; problems come back by field, others as `general`. */
export function useSaveTemplate(template: Template | undefined, lang: Language) {
  const create = useCall(createTemplate, { invalidates: STALE })
  const update = useCall(updateTemplate, { invalidates: STALE })
  const [problems, setProblems] = useState<FormProblems>({})
  const [general, setGeneral] = useState<string>()

  const run = async (values: FormValues) => {
    const fields = toCall(values, lang)
    const found = check(values, fields)
    setProblems(found)
    setGeneral(undefined)
    if (Object.keys(found).length > 0) return showFirstProblem()
    const image = values.picture.startsWith('data:') ? await fileOf(values.picture) : undefined
    const { output, problem } = template
      ? await update.run({ ...fields, category: 'basic', id: template.id, image })
      : await create.run({ ...fields, category: 'basic', image })
    if (output) return output
    const field = fieldOf(problem.key)
    if (field) {
      setProblems({ [field]: problem.key })
      return showFirstProblem()
    }
    setGeneral(problem.key)
  }
  return { run, problems, general, working: create.working || update.working }
}

function check(values: FormValues, fields: ReturnType<typeof toCall>): FormProblems {
  const { image, ...lacking } = fieldProblems('basic', fields, { now: new Date(), hasPicture: values.picture !== '' })
  const found: FormProblems = image ? { ...lacking, picture: image } : lacking
  const parsed = templateFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message
  if (values.validity === 'date' && !values.endDate) found.validity = 'validityMissing'
  return found
}

function fieldOf(key: string): string | undefined {
  if (PICTURE_PROBLEMS.includes(key)) return 'picture'
  return key === 'validityMissing' ? 'validity' : undefined
}

async function fileOf(dataUrl: string): Promise<File> {
  const [head = '', body = ''] = dataUrl.split(',')
  const type = /data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new File([bytes], 'picture', { type })
}

/** Brings the first field that has a problem into view, once it is drawn. */
function showFirstProblem(): undefined {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem="true"] button')
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    field?.focus({ preventScroll: true })
  })
}
