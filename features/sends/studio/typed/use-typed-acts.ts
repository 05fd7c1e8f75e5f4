import { useEffect, useRef, useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listWords } from '../../lists/texts.ts'
import type { Writing } from '../use-send.ts'
import type { RecipientFieldsHandle } from './recipient-fields.tsx'

type Typed = Pick<Writing, 'recipients' | 'preflight' | 'sending'>

/**
 * What the buttons of the form do with the address that is still being typed: leaving keeps it, a press enters it and then
 * sends, or asks first (`over`). `onBlocked` is called in place of a send.
 */
export function useTypedActs({ recipients, preflight, sending }: Typed, onBlocked: (() => void) | undefined) {
  const listTexts = useTexts(listWords)
  const [over, setOver] = useState<'question' | 'lists'>()
  const people = useRef<RecipientFieldsHandle>(null)
  // The remaining entries have to be corrected, so they receive the focus.
  useShowRest(sending.partly, sending.working, () => people.current?.showWrong())
  const send = (addresses?: string[]) => {
    setOver(undefined)
    void sending.send(addresses)
  }
  return {
    people,
    over,
    setOver,
    leave: (go: () => void) => {
      const addresses = people.current?.commit()
      if (addresses) recipients.addresses.keep(addresses)
      go()
    },
    press: () => {
      if (onBlocked) return onBlocked()
      const addresses = people.current?.commit()
      const now = preflight.planOf(addresses ?? [])
      if (now.ready.length === 0 && now.unreadable.length > 0) people.current?.showWrong()
      if (now.typos.length > 0) setOver('question')
      else send(addresses)
    },
    /** Sends after the question. */
    confirm: () => send(),
    takeList: (emails: string[]) => {
      setOver(undefined)
      toastSuccess(listTexts.added({ count: recipients.add(emails) }))
    },
  }
}

/** Calls `show` once per send of which entries remain to be corrected, as soon as the fields can take the focus. */
function useShowRest(partly: object | undefined, working: boolean, show: () => void): void {
  const shown = useRef(partly)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per send, and as soon as the fields can take the focus.
  useEffect(() => {
    if (working || shown.current === partly) return
    shown.current = partly
    if (partly) show()
  }, [partly, working])
}
