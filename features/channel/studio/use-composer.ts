import { useState } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { createPost, listPosts, listScheduled } from '../contract.ts'
import { channelPage } from '../texts.ts'
import { messageProblem } from './post-fields.tsx'
import { withPost } from './use-posts.ts'

/** A post on its way to the server. */
export type Sending = { text: string; picture?: File }

/** `onSend`: a post left the composer, to be published or scheduled; `onRefused`: it returned to the composer. */
type Follow = { onSend: () => void; onRefused: () => void }

export type Composer = ReturnType<typeof useComposer>

/**
 * The new post of a community. Its text is stored on this device until it is published, so that neither a reload nor a
 * refusal loses it; while it is sent the composer is empty.
 */
export function useComposer(did: string, { onSend, onRefused }: Follow) {
  const sentence = useProblemText()
  const pageTexts = useTexts(channelPage)
  const { values, change, clear, isRestored } = useKeptValues(`channel:${did}`, { text: '' }, 'text')
  const [picture, setPicture] = useState<File>()
  const [sending, setSending] = useState<Sending>()
  const [refusal, setRefusal] = useState<string>()
  const scheduling = useCall(createPost, { quiet: true, invalidates: [listScheduled] })
  const publishing = useCallAtOnce(createPost, {
    // On its way it is drawn from `sending`.
    show: (_, post) => (post ? [withPost(post)] : []),
    undo: (_, problem) => {
      setRefusal(sentence(problem.key))
      onRefused()
    },
    invalidates: [listPosts, getIssuer],
    quiet: true,
  })
  const validation = useFieldProblems(values, ({ text }) => ({ text: messageProblem(text) }))
  const isReady = () => {
    setRefusal(undefined)
    return validation.isRight()
  }
  const begin = () => {
    clear()
    setPicture(undefined)
    validation.forget()
  }
  const publish = useOnce(async () => {
    if (!isReady()) return
    setSending({ text: values.text.trim(), picture })
    onSend()
    const { output } = await publishing.run({ message: values.text, image: picture })
    setSending(undefined)
    if (!output) return
    begin()
    toastSuccess(pageTexts.published())
  }).run
  /** Schedules the post; returns the reason when it is refused. */
  const schedule = async (publishAt: string): Promise<string | undefined> => {
    const { output, problem } = await scheduling.run({ message: values.text, image: picture, publishAt })
    if (!output) return sentence(problem.key)
    begin()
    onSend()
    return undefined
  }
  return {
    text: sending ? '' : values.text,
    setText: (text: string) => {
      setRefusal(undefined)
      change({ text })
    },
    picture: sending ? undefined : picture,
    setPicture,
    sending,
    isRestored: isRestored && !sending && values.text !== '',
    clear: begin,
    refusal,
    problem: validation.problems.text,
    form: validation.form,
    isReady,
    publish,
    schedule,
  }
}
