import { useEffect, useRef, useState } from 'react'
import { proposeDomain } from '#base/address-typos.ts'
import { isEmail } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { listSessions } from '#features/claims/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import { readSend } from '#features/sends/running/contract.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { isMasked } from '#features/team/rules.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { resendSession } from '../contract.ts'
import { historyWords } from '../row-texts.ts'

/**
 * The correction of one row's address, prefilled with the probable domain unless the address is hidden. Once sent, the row has the new address and a
 * new e-mail; after the signature when the community's wallet signs.
 */
export function useCorrection() {
  const historyTexts = useTexts(historyWords)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { run } = useCall(resendSession, { invalidates: [preflight, readSend] })
  const [sending, setSending] = useState<string[]>([])
  const [ended, setEnded] = useState('')
  const [open, setOpen] = useState<{ challenge: string; corrects: string; draft: string; isWrong: boolean }>()
  const now = useRef(open)
  now.current = open
  // For the same row only: another one may be open when a response arrives, and stays open.
  const fail = (challenge: string, key: string) => {
    toastError(sentence(key))
    if (now.current?.challenge === challenge) setOpen({ ...now.current, isWrong: true })
  }
  const signed = useRef('')
  const signing = useSigning([listSessions, preflight, readSend], (key) => fail(signed.current, key))
  // Once: turning the page and back must not move the focus again.
  useEffect(() => {
    if (ended) setEnded('')
  }, [ended])
  const end = (challenge: string) => {
    if (now.current?.challenge !== challenge) return
    setEnded(challenge)
    setOpen(undefined)
  }
  const done = async (challenge: string) => {
    toastSuccess(historyTexts.resent())
    // The typed address stays until the row shows it.
    await invalidate(listSessions)
    end(challenge)
  }
  const send = async () => {
    if (!open || sending.includes(open.challenge)) return
    const { challenge, corrects } = open
    const email = readRecipient(open.draft)
    if (!isEmail(email)) return fail(challenge, 'noValidEmails')
    setSending((known) => [...known, challenge])
    const { output, problem } = await run({ challenge, email, corrects })
    if (output?.callbackId === '') await done(challenge)
    else if (output) {
      signed.current = challenge
      signing.wait(output.callbackId, () => void done(challenge))
    } else if (!isServerTrouble(problem)) fail(challenge, problem.key)
    setSending((known) => known.filter((one) => one !== challenge))
  }
  return {
    /** The text typed for a row, or undefined while it is not being corrected. */
    of: (session: Session) => (open?.challenge === session.challenge ? open : undefined),
    begin: ({ challenge, emails: [email = ''] }: Session) =>
      setOpen({ challenge, corrects: email, draft: isMasked(email) ? '' : proposedAddress(email), isWrong: false }),
    write: (draft: string) => setOpen((now) => now && { ...now, draft, isWrong: false }),
    end: () => open && end(open.challenge),
    send,
    /** The row of the last finished correction: it gets the focus back. */
    ended,
    working: open !== undefined && sending.includes(open.challenge),
    operation: signing.operation,
  }
}

/** The probable correction of an address, or the address itself. */
export function proposedAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = proposeDomain(email.slice(at))
  return domain ? email.slice(0, at) + domain : email
}

export type Correction = ReturnType<typeof useCorrection>
