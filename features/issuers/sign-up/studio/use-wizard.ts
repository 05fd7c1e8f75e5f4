import { useEffect, useState } from 'react'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { createIssuer, followOperation } from '../../contract.ts'
import { WIZARD_STEPS } from '../../rules.ts'
import { isPlatformIssuer } from '../../studio/is-platform-issuer.ts'
import {
  type Connected,
  type Draft,
  dropDraft,
  fileOf,
  isBegun,
  keepDraft,
  newDraft,
  readDraft,
} from './wizard-draft.ts'
import { firstWrongStep, stepFields, wizardProblems } from './wizard-steps.ts'

export type Wizard = ReturnType<typeof useWizard>
const WRONG_FIELDS: Record<string, { step: number; field: keyof Draft['fields'] }> = {
  emailNotYours: { step: 1, field: 'contactEmail' },
  nameInvalid: { step: 4, field: 'name' },
}

/**
 * The wizard's state: steps 1 to 5 with their problems, kept on this device; then the creation and the wait for its
 * operation. Calls `onCreating` for pending and treating; stays at an error or a canceled operation.
 */
export function useWizard(connected: Connected, onCreating: () => void) {
  const { language } = useLanguage()
  const sentence = useProblemText()
  const create = useCall(createIssuer)
  const [kept] = useState(() => readDraft(connected))
  const [draft, setDraft] = useState(kept.draft)
  const [wasLost, setWasLost] = useState(kept.hasLost)
  const hasLost = wasLost && draft.picture === ''
  const [isRestored, setRestored] = useState(() => hasLost || isBegun(draft, connected))
  const [callbackId, setCallbackId] = useState<string>()
  const { status, message } = useOperation(followOperation, callbackId)
  const { step, fields } = draft
  const isPlatform = isPlatformIssuer(connected.did)
  const validation = useFieldProblems(fields, (all) => wizardProblems(all, isPlatform))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the connected person does not change while the wizard is mounted.
  useEffect(() => keepDraft(draft, connected, hasLost), [draft, hasLost])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation matters.
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

  const goTo = (next: number) => {
    setDraft((now) => ({ ...now, step: next }))
    setRestored(false)
    validation.forget()
  }
  const change = (changed: Partial<Draft['fields']>) =>
    setDraft((now) => ({ ...now, fields: { ...now.fields, ...changed } }))
  const submit = async () => {
    const wrong = firstWrongStep(fields, isPlatform)
    if (wrong) {
      goTo(wrong)
      return void validation.isRight(stepFields(wrong))
    }
    const file = draft.picture === '' ? undefined : await fileOf(draft.picture)
    const { output, problem } = await create.run({
      ...fields,
      terms: true,
      lang: language,
      file,
      invitationId: connected.invited?.invitationId,
    })
    if (output) return setCallbackId(output.callbackId)
    const place = WRONG_FIELDS[problem.key]
    if (place) {
      goTo(place.step)
      return validation.refuse(place.field, problem.key)
    }
    if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  const next = () => {
    if (!validation.isRight(stepFields(step))) return
    if (step === WIZARD_STEPS) return submit()
    goTo(step + 1)
  }
  return {
    step,
    fields,
    picture: draft.picture,
    /**
     * How often the wizard refused to continue; typing does not change it, so that the focus moves at refusals only.
     */
    refusals: validation.refusals,
    /** An earlier draft was restored; `clear` starts over. */
    isRestored,
    hasLost,
    clear: () => {
      goTo(1)
      setWasLost(false)
      setDraft(newDraft(connected))
    },
    /** Step 6: created, or being created. */
    waiting: create.working || callbackId !== undefined,
    /** The address is free, and the wallet's signature is required. */
    byWallet: connected.did !== undefined,
    isUnreachable: message === 'walletUnreachable',
    change,
    setPicture: (picture: string) => setDraft((now) => ({ ...now, picture })),
    next,
    previous: () => goTo(Math.max(1, step - 1)),
    error: (field: keyof Draft['fields']) => {
      const key = validation.problems[field]
      return key === undefined ? undefined : sentence(key)
    },
  }
}
