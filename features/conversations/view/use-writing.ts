import { useState } from 'react'
import { tidyText } from '#base/signable-text.ts'
import { pictureProblem } from '#ui/pictures/picture-rules.ts'
import { MESSAGE_MAX } from '../rules.ts'

type Draft = {
  text: string
  keep: (text: string) => void
  clear: () => void
  /** Whether it could be sent now. */
  isOnline: boolean
  /** Sends it; its call says whether that is under way, and why it was refused. */
  send: (message: { text: string; image: File | undefined }) => Promise<{ output?: unknown }>
  call: { working: boolean; problem: { key: string } | undefined; reset: () => void }
}

export type Writing = ReturnType<typeof useWriting>

/** A message that is being written: its text is kept where the screen keeps it until it is sent, its picture is not. */
export function useWriting({ text, keep, clear, isOnline, send, call }: Draft) {
  const [picture, setPicture] = useState<File>()
  const [refusedPicture, setRefusedPicture] = useState<string>()
  const { working, problem, reset } = call
  const length = tidyText(text).trim().length
  const isReady = isOnline && length > 0 && length <= MESSAGE_MAX
  return {
    text,
    write: (next: string) => {
      reset()
      keep(next)
    },
    length,
    picture,
    takePicture: async (file: File | undefined) => {
      const refusal = file && (await pictureProblem(file))
      setRefusedPicture(refusal)
      if (!refusal) setPicture(file)
    },
    isReady,
    working,
    refusal: problem?.key ?? refusedPicture,
    send: async () => {
      if (!isReady || working) return
      const { output } = await send({ text, image: picture })
      if (!output) return
      clear()
      setPicture(undefined)
      setRefusedPicture(undefined)
    },
  }
}
