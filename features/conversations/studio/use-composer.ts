import { useState } from 'react'
import { tidyText } from '#base/signable-text.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { pictureProblem } from '#ui/pictures/picture-rules.ts'
import { getConversation, listConversations, writeToMember } from '../contract.ts'
import { MESSAGE_MAX } from '../rules.ts'

/**
 * What is being written to a member: the text is kept on this device, per community and member, until it is sent. `left`
 * is the number of characters that still fit, negative beyond the limit.
 */
export function useComposer(owner: string, did: string) {
  const kept = useKeptValues(`message:${owner}:${did}`, { text: '' }, 'text')
  const [picture, setPicture] = useState<File>()
  const [pictureRefusal, setPictureRefusal] = useState<string>()
  const { run, working, problem, reset } = useCall(writeToMember, {
    invalidates: [getConversation, listConversations],
  })
  const { text } = kept.values
  const length = tidyText(text).trim().length
  const left = MESSAGE_MAX - length
  const isReady = length > 0 && left >= 0
  return {
    text,
    write: (next: string) => {
      reset()
      kept.change({ text: next })
    },
    picture,
    takePicture: async (file: File | undefined) => {
      const refusal = file && (await pictureProblem(file))
      setPictureRefusal(refusal)
      if (!refusal) setPicture(file)
    },
    left,
    isReady,
    working,
    refusal: problem?.key ?? pictureRefusal,
    send: async () => {
      if (!isReady || working) return
      const { output } = await run({ did, text, image: picture })
      if (!output) return
      kept.clear()
      setPicture(undefined)
      setPictureRefusal(undefined)
    },
  }
}
