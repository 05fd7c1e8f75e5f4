import { useEffect, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { ownZone } from '#features/places/zone-rules.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { followOperation, getIssuer, profileFields, updateIssuer } from '../../contract.ts'
import { imitatesBrand, SERVICE_NAMES } from '../../rules.ts'
import { type Draft, fileOf, newDraft } from '../../sign-up/studio/wizard-draft.ts'
import type { Problems } from '../../sign-up/studio/wizard-steps.ts'
import { isPlatformIssuer } from '../../studio/is-platform-issuer.ts'
import { profileScreen } from '../texts.ts'

type Info = Output<typeof getIssuer>

/** In the order of the page. */
const FIELDS = [
  'name',
  'description',
  'sector',
  'tags',
  'timeZone',
  'bannerColor',
  'website',
  ...SERVICE_NAMES,
] as const

/**
 * The edited profile, kept on this device until it is saved: fields with their problems, the question before saving,
 * and the wait for the operation. `picture` is the address of the current one, or a new one as a `data:` URL.
 */
export function useProfile(info: Info) {
  const profileScreenTexts = useTexts(profileScreen)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const update = useCall(updateIssuer)
  const form = useKeptValues(`profile:${info.did}`, profileOf(info), 'picture')
  const { picture, ...fields } = form.values
  const validation = useFieldProblems(fields, (all) => profileProblems(all, info))
  const [isAsking, setIsAsking] = useState(false)
  const [callbackId, setCallbackId] = useState<string>()
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  const isNewPicture = picture !== info.profileImage && picture !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation matters.
  useEffect(() => {
    if (callbackId === undefined || !['success', 'error', 'canceled'].includes(status)) return
    setCallbackId(undefined)
    if (status === 'error') toastError(sentence(message || 'serverError'))
    if (status !== 'success') return
    form.forget()
    void invalidate(getIssuer)
    toastSuccess(profileScreenTexts.saved())
  }, [status, callbackId])

  const ask = () => {
    const isRight = validation.isRight()
    setIsAsking(isRight)
    if (!isRight) toastError(sentence(firstProblem(profileProblems(fields, info)) ?? 'fillIn'))
  }
  const save = async () => {
    const file = isNewPicture ? await fileOf(picture) : undefined
    const { output, problem } = await update.run({ ...profileFields.parse(fields), file })
    setIsAsking(false)
    if (output) return setCallbackId(output.callbackId)
    if (problem.key === 'nameInvalid') return validation.refuse('name', problem.key)
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  return {
    fields,
    picture,
    /** The form's element, whose first wrong field gets the focus. */
    form: validation.form,
    isChanged: form.isChanged,
    isRestored: form.isRestored,
    hasLost: form.hasLost,
    clear: () => {
      form.clear()
      validation.forget()
    },
    isAsking,
    isSaving: update.working,
    /** Shown by the waiting dialog; `waiting` asks for the wallet's signature. */
    waiting: callbackId === undefined ? undefined : operation,
    byWallet: !info.isKms,
    ask,
    save,
    cancel: () => setIsAsking(false),
    change: (changed: Partial<Draft['fields']>) => form.change(changed),
    setPicture: (next: string) => form.change({ picture: next === '' ? info.profileImage : next }),
    error: (field: keyof Draft['fields']) => {
      const key = validation.problems[field]
      return key === undefined ? undefined : sentence(key)
    },
  }
}

/** The problems of a profile; a community may keep a name that is now refused to others. */
export function profileProblems(
  fields: Draft['fields'],
  { name, did, isPlatform }: Pick<Info, 'name' | 'did' | 'isPlatform'>,
): Problems {
  const isOwn = isPlatform || isPlatformIssuer(did)
  const isRefused = fields.name !== name && imitatesBrand(fields.name) && !isOwn
  const problems: Problems = isRefused ? { name: 'nameInvalid' } : {}
  for (const { path, message } of profileFields.safeParse(fields).error?.issues ?? []) {
    problems[path[0] as keyof Problems] ??= message
  }
  return problems
}

/** The problem of the field that gets the focus: the first one of the page. */
export function firstProblem(problems: Problems): string | undefined {
  const wrong = FIELDS.find((field) => problems[field] !== undefined)
  return wrong && problems[wrong]
}

/** The saved profile, from which the form starts. */
export function profileOf(info: Info): Draft['fields'] & { picture: string } {
  const { name, description, sector, tags, bannerColor, website } = info
  const { discord, telegram, twitter, instagram, facebook, linkedin, youtube } = info
  const links = { discord, telegram, twitter, instagram, facebook, linkedin, youtube }
  return {
    ...newDraft({ email: info.connexionEmail }).fields,
    name,
    description,
    sector,
    tags,
    bannerColor,
    website,
    ...links,
    timeZone: info.isTimeZoneChosen ? info.timeZone : ownZone(),
    picture: info.profileImage,
  }
}
