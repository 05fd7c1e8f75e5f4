import { useEffect, useState } from 'react'
import { useProblemText } from '#ui/catalogue.tsx'
import { useLanguage } from '#ui/language.tsx'
import { toastError } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { useOperation } from '#ui/use-operation.ts'
import { createIssuer, followOperation } from '../contract.ts'
import { WIZARD_STEPS } from '../rules.ts'
import { fileOf } from './picture-file.ts'
import { type Connected, type Draft, dropDraft, keepDraft, readDraft } from './wizard-draft.ts'
import { firstWrongStep, type Problems, stepProblems } from './wizard-steps.ts'

export type Wizard = ReturnType<typeof useWizard>
const WRONG_FIELDS: Record<string, { step: number; field: keyof Draft['fields'] }> = {
  emailNotYours: { step: 1, field: 'contactEmail' },
  nameInvalid: { step: 4, field: 'name' },
}

/**
 * The wizard's state (specification 1, section 4): steps 1 to 5 with what is wrong in each, kept on this device; then the
 * creation and the wait for its operation. Pending and treating call `onCreating`; an error or a cancelled operation stays.
 */
export function useWizard(connected: Connected, onCreating: () => void) {
  const { language } = useLanguage()
  const sentence = useProblemText()
  const create = useCall(createIssuer)
  const [draft, setDraft] = useState(() => readDraft(connected, language))
  const [problems, setProblems] = useState<Problems>({})
  const [callbackId, setCallbackId] = useState<string>()
  const { status, message } = useOperation(followOperation, callbackId)
  const { step, fields } = draft

  useEffect(() => keepDraft(draft), [draft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation moves on.
  useEffect(() => {
    if (callbackId === undefined || status === 'waiting') return
    if (status === 'canceled' || status === 'error') {
      setCallbackId(undefined)
      if (status === 'error') toastError(sentence(message || 'serverError'))
      return
    }
    dropDraft()
    onCreating()
  }, [status, callbackId])

  const goTo = (next: number, found: Problems = {}) => {
    setDraft((now) => ({ ...now, step: next }))
    setProblems(found)
  }
  const change = (changed: Partial<Draft['fields']>) => {
    setDraft((now) => ({ ...now, fields: { ...now.fields, ...changed } }))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))))
  }
  const submit = async () => {
    const wrong = firstWrongStep(fields)
    if (wrong) return goTo(wrong.step, wrong.problems)
    const file = draft.picture === '' ? undefined : await fileOf(draft.picture)
    const { output, problem } = await create.run({ ...fields, terms: true, lang: language, file })
    if (output) return setCallbackId(output.callbackId)
    const place = WRONG_FIELDS[problem.key]
    if (place) return goTo(place.step, { [place.field]: problem.key })
    if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  const next = () => {
    const found = stepProblems(step, fields)
    if (Object.keys(found).length > 0) return setProblems(found)
    if (step === WIZARD_STEPS) return submit()
    goTo(step + 1)
  }
  return {
    step,
    fields,
    picture: draft.picture,
    problems,
    /** Step 6: created, or being created. */
    waiting: create.working || callbackId !== undefined,
    /** The address is free, and the wallet's signature is waited for. */
    byWallet: connected.did !== undefined,
    isUnreachable: message === 'walletUnreachable',
    change,
    setPicture: (picture: string) => setDraft((now) => ({ ...now, picture })),
    next,
    previous: () => goTo(Math.max(1, step - 1)),
    error: (field: keyof Draft['fields']) => {
      const key = problems[field]
      return key === undefined ? undefined : sentence(key)
    },
  }
}
