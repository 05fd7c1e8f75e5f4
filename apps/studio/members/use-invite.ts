import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { isEmail } from '#base/email-address.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import { listMembers } from '#features/members/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import { planSend, whyBlocked } from '#features/sends/studio/send-plan.ts'
import { useSending } from '#features/sends/studio/use-sending.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { inviteMembers } from './members-texts.ts'

const PREFLIGHT_MS = 400
const VALID_MS = 30 * 24 * 3600 * 1000

/** The invitations being prepared for a card: what the server knows about the addresses, and sending them. */
export function useInvite(templateId: string, onSent: () => void) {
  const invite = useTexts(inviteMembers)
  const invalidate = useInvalidate()
  const sending = useSending(templateId)
  const [addresses, setAddresses] = useState<string[]>([])
  const emails = addresses.filter(isEmail)
  const [settled] = useDebouncedValue(emails.join(' '), PREFLIGHT_MS)
  const { data: known } = useQueryCall(
    preflight,
    { templateId, emails: settled.split(' ').filter(Boolean).slice(0, EMAILS_MAX) },
    { quiet: true, placeholderData: (before) => before },
  )
  const plan = planSend(addresses, 0, known)
  const isTooMany = emails.length > EMAILS_MAX
  const send = async (all: string[]) => {
    const wanted = all.filter(isEmail)
    if (wanted.length === 0) return sending.setProblem({ key: 'noValidEmails' })
    if (wanted.length > EMAILS_MAX) return
    // Checked again: the last address may have been entered by the press itself.
    const about = await sending.check(wanted)
    if (!about) return
    const { ready, left, missing } = planSend(wanted, 0, about)
    const blocked = whyBlocked({ ready, left, missing }, about)
    if (blocked) return sending.setProblem(blocked)
    const endDate = new Date(Date.now() + VALID_MS).toISOString()
    await sending.send({ emails: ready, didLimit: 1, endDate }, () => {
      void invalidate(listMembers)
      toastSuccess(invite.sent())
      onSent()
    })
  }
  return {
    addresses,
    setAddresses: (next: string[]) => {
      sending.setProblem(undefined)
      setAddresses(next)
    },
    plan,
    /** The e-mails left today after these; negative past the limit, undefined until it is known. */
    mailsLeft: plan.left,
    problem: isTooMany ? { key: 'tooManyRows' } : sending.problem,
    working: sending.working,
    signing: sending.signing,
    send,
  }
}
