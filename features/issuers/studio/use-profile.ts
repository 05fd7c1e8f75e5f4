import { useEffect, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useProblemText } from '#ui/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { useCall, useInvalidate } from '#ui/use-call.ts'
import { useOperation } from '#ui/use-operation.ts'
import { followOperation, getIssuer, profileFields, updateIssuer } from '../contract.ts'
import { profileScreen } from '../profile-texts.ts'
import { fileOf } from './picture-file.ts'
import { type Draft, newDraft } from './wizard-draft.ts'
import type { Problems } from './wizard-steps.ts'

type Info = Output<typeof getIssuer>

/**
 * The profile as it is being changed: fields with what is wrong in each, the question before it is saved, and the wait for
 * the operation. `picture` is the present one's address, or a new one as a `data:` address.
 */
export function useProfile(info: Info) {
  const t = useTexts(profileScreen)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { language } = useLanguage()
  const update = useCall(updateIssuer)
  const [fields, setFields] = useState(() => fieldsOf(info, language))
  const [picture, setPicture] = useState(info.profileImage)
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setIsAsking] = useState(false)
  const [callbackId, setCallbackId] = useState<string>()
  const operation = useOperation(followOperation, callbackId)
  const { status, message } = operation
  const isNewPicture = picture !== info.profileImage && picture !== ''
  const isChanged = isNewPicture || JSON.stringify(fields) !== JSON.stringify(fieldsOf(info, language))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation moves on.
  useEffect(() => {
    if (callbackId === undefined || !['success', 'error', 'canceled'].includes(status)) return
    setCallbackId(undefined)
    if (status === 'error') toastError(sentence(message || 'serverError'))
    if (status !== 'success') return
    void invalidate(getIssuer)
    toastSuccess(t.saved())
  }, [status, callbackId])

  const ask = () => {
    const found: Problems = {}
    for (const { path, message } of profileFields.safeParse(fields).error?.issues ?? []) {
      found[path[0] as keyof Problems] ??= message
    }
    setProblems(found)
    const isRight = Object.keys(found).length === 0
    setIsAsking(isRight)
    if (!isRight) toastError(sentence('fillIn'))
  }
  const save = async () => {
    const file = isNewPicture ? await fileOf(picture) : undefined
    const { output, problem } = await update.run({ ...profileFields.parse(fields), file })
    setIsAsking(false)
    if (output) return setCallbackId(output.callbackId)
    if (problem.key === 'nameInvalid') return setProblems({ name: problem.key })
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const change = (changed: Partial<Draft['fields']>) => {
    setFields((now) => ({ ...now, ...changed }))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))))
  }
  return {
    fields,
    picture,
    problems,
    isChanged,
    isAsking,
    isSaving: update.working,
    /** Shown by the waiting dialog; `waiting` asks a wallet for its signature. */
    waiting: callbackId === undefined ? undefined : operation,
    byWallet: !info.isKms,
    ask,
    save,
    cancel: () => setIsAsking(false),
    change,
    setPicture: (next: string) => setPicture(next === '' ? info.profileImage : next),
    error: (field: keyof Draft['fields']) => {
      const key = problems[field]
      return key === undefined ? undefined : sentence(key)
    },
  }
}

function fieldsOf(info: Info, language: Parameters<typeof newDraft>[1]): Draft['fields'] {
  const { name, description, sector, tags, bannerColor, website } = info
  const { discord, telegram, twitter, instagram, facebook, linkedin, youtube } = info
  const links = { discord, telegram, twitter, instagram, facebook, linkedin, youtube }
  return {
    ...newDraft({ email: info.connexionEmail }, language).fields,
    ...{ name, description, sector, tags, bannerColor, website, ...links },
  }
}
