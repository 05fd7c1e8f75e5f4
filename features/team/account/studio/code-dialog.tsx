import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DigitBoxes } from '#ui/fields/digit-boxes.tsx'
import { useCountdown } from '#ui/fields/use-countdown.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { CODE_LENGTH, CODE_MINUTES, RESEND_SECONDS } from '../../rules.ts'
import { confirmAdminEmail, listAdmins, updateAdmin } from '../contract.ts'
import { addressCode, addressCodeProblems } from '../texts.ts'
import type { Admin } from './admin-rows.ts'
import { ALL_ATTEMPTS, type Attempts, attemptsAfter, refusalOf } from './code-attempts.ts'

type Props = {
  own: Admin
  newEmail: string
  /** Whether the code was sent a moment ago, so that the next one has to wait. */
  isSent: boolean
  attempts: Attempts
  onAttempts: (attempts: Attempts) => void
  onToken: (token: string) => void
  onClose: () => void
}

const CATALOGUES = [addressCodeProblems]

/** Confirms a new address by the code from its mailbox. */
export function CodeDialog(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <CodeForm {...props} />
    </CatalogueProvider>
  )
}

function CodeForm({ own, newEmail, isSent, attempts, onAttempts, onToken, onClose }: Props) {
  const code = useTexts(addressCode)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const form = useId()
  const confirm = useCall(confirmAdminEmail)
  const again = useCall(updateAdmin, { invalidates: [listAdmins] })
  const countdown = useCountdown()
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [refused, setRefused] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code that led here.
  useEffect(() => {
    if (isSent) countdown.start(RESEND_SECONDS)
  }, [])
  const refuse = (problem: string, left: Attempts) => {
    onAttempts(left)
    setRefused(refusalOf(problem, left))
    // The next code replaces the wrong one as soon as it is typed.
    field.current?.focus()
    field.current?.select()
  }
  const send = async (whole: string) => {
    if (confirm.working) return
    const { output, problem } = await confirm.run({ code: whole, lang: language })
    if (output) return onToken(output.token)
    if (!isServerTrouble(problem)) refuse(problem.key, attemptsAfter(attempts, problem.key))
  }
  const sendAgain = async () => {
    const { firstName, lastName, email } = own
    const { output, problem } = await again.run({ firstName, lastName, oldEmail: email, newEmail, lang: language })
    if (output) {
      setDigits('')
      setRefused(undefined)
      onAttempts(ALL_ATTEMPTS)
      countdown.start(RESEND_SECONDS)
      toastSuccess(code.sentAgain({ email: newEmail }))
    } else if (!isServerTrouble(problem)) setRefused(problem.key)
  }
  const type = (next: string) => {
    setDigits(next)
    setRefused(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (digits.length === CODE_LENGTH) void send(digits)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={code.title()}
      note={code.sentTo({ email: newEmail })}
      actions={
        <>
          <Button size="large" disabled={countdown.left > 0} working={again.working} onClick={() => void sendAgain()}>
            {countdown.left > 0 ? code.againIn({ count: countdown.left }) : code.again()}
          </Button>
          <Button
            kind="primary"
            size="large"
            type="submit"
            form={form}
            disabled={digits.length < CODE_LENGTH || refused !== undefined}
            working={confirm.working}
            workingLabel={code.confirming()}
          >
            {code.confirm()}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} gap="s" onSubmit={submit} noValidate>
        <Text tone="ink2">{code.text({ count: CODE_MINUTES })}</Text>
        <DigitBoxes
          ref={field}
          label={code.code()}
          length={CODE_LENGTH}
          data-autofocus
          value={digits}
          onChange={type}
          onWhole={(whole) => void send(whole)}
          error={refused && sentence(refused, { count: attempts ?? 0 })}
        />
      </Stack>
    </Dialog>
  )
}
