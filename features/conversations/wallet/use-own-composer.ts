import { useState } from 'react'
import { tidyText } from '#base/signable-text.ts'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { pictureProblem } from '#ui/pictures/picture-rules.ts'
import { MESSAGE_MAX } from '../rules.ts'
import { getOwnConversation, listOwnConversations, writeToCommunity } from '../wallet-contract.ts'
import { useDraft } from './use-draft.ts'

/** What is being written to a community: its text is kept on this device until it is sent, its picture is not. */
export function useOwnComposer(issuerId: string) {
  const [text, write] = useDraft(issuerId)
  const [picture, setPicture] = useState<File>()
  const [refusedPicture, setRefusedPicture] = useState<string>()
  const isOffline = useIsOffline()
  const isOnline = useWalletState() === 'open' && !isOffline
  const { run, working, problem, reset } = useCall(writeToCommunity, {
    invalidates: [getOwnConversation, listOwnConversations],
  })
  const length = tidyText(text).trim().length
  const isReady = isOnline && length > 0 && length <= MESSAGE_MAX
  return {
    text,
    write: (next: string) => {
      reset()
      write(next)
    },
    length,
    picture,
    takePicture: async (file: File | undefined) => {
      const refusal = file && (await pictureProblem(file))
      setRefusedPicture(refusal)
      if (!refusal) setPicture(file)
    },
    isOnline,
    isReady,
    working,
    refusal: problem?.key ?? refusedPicture,
    /** Whether it was sent. */
    send: async (): Promise<boolean> => {
      if (!isReady || working) return false
      const { output } = await run({ issuerId, text, ...(picture && { image: picture }) })
      if (!output) return false
      write('')
      setPicture(undefined)
      setRefusedPicture(undefined)
      return true
    },
  }
}
