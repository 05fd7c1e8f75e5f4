import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ChannelMessage, createPost, listScheduled } from '../contract.ts'
import { channelPage } from '../texts.ts'
import { messageProblem } from './post-fields.tsx'

/** A post on its way to the server. */
export type Sending = { text: string; picture?: File }

/**
 * `onSend`: a post left the composer, to be published or scheduled; `onPublished`: it is there; `onRefused`: it returned to the
 * composer.
 */
type Follow = { onSend: () => void; onPublished: (post: ChannelMessage) => void; onRefused: () => void }

export type Composer = ReturnType<typeof useComposer>

/**
 * The new post of a community. Its text is stored on this device until it is published, so that neither a reload nor a
 * refusal loses it; while it is sent the composer is empty.
 */
export function useComposer(did: string, { onSend, onPublished, onRefused }: Follow) {
  const sentence = useProblemText()
  const pageTexts = useTexts(channelPage)
  const { values, change, clear, isRestored } = useKeptValues(`channel:${did}`, { text: '' }, 'text')
  const [picture, setPicture] = useState<File>()
  const [sending, setSending] = useState<Sending>()
  const [refusal, setRefusal] = useState<string>()
  const create = useCall(createPost, { quiet: true, invalidates: [listScheduled] })
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
  const publish = async () => {
    if (create.working || !isReady()) return
    setSending({ text: values.text.trim(), picture })
    onSend()
    const { output, problem } = await create.run({ message: values.text, image: picture })
    setSending(undefined)
    if (!output) {
      setRefusal(sentence(problem.key))
      return onRefused()
    }
    begin()
    onPublished(output)
    toastSuccess(pageTexts.published())
  }
  /** Schedules the post; returns the reason when it is refused. */
  const schedule = async (publishAt: string): Promise<string | undefined> => {
    const { output, problem } = await create.run({ message: values.text, image: picture, publishAt })
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
