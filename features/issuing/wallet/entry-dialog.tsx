import { type FormEvent, useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { readEmail } from '#base/read-email.ts'
import { isAllowedAddress } from '#features/claims/rules.ts'
import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DigitsField } from '#ui/fields/digits-field.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { entryDialog } from '../texts.ts'
import type { useEntry } from './use-entry.ts'

const ENTRY_OF_TICKET = ofTicket(entryDialog)

type Props = { claim: Claim; entry: ReturnType<typeof useEntry>; onClose: () => void; onConfirmed: () => void }

/** Confirms the address required by an open link: the address, then the six digits from the e-mail. */
export function EntryDialog({ claim, entry, onClose, onConfirmed }: Props) {
  const entryDialogTexts = useTexts(claim.card?.category === 'ticket' ? ENTRY_OF_TICKET : entryDialog)
  const sentence = useProblemText()
  const [email, setEmail] = useState('')
  const [digits, setDigits] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const validation = useFieldProblems({ email, digits }, ({ email }): { email?: string; digits?: string } =>
    sentTo ? {} : entryProblems(email, claim.mailDomains),
  )

  const { run, working } = useOnce(async (work: () => Promise<void>) => {
    validation.forget()
    try {
      await work()
    } catch (thrown) {
      validation.refuse(sentTo ? 'digits' : 'email', thrown instanceof CallProblem ? thrown.key : 'serverError')
    }
  })
  const send = () => {
    const address = readEmail(email).email
    if (!validation.isRight() || address === undefined) return
    return run(async () => {
      await entry.enter(address)
      setSentTo(address)
    })
  }
  const confirm = () =>
    run(async () => {
      await entry.confirm(digits)
      onConfirmed()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentTo === undefined) void send()
    else if (digits.length === CODE_LENGTH) void confirm()
  }
  return (
    <Dialog opened onClose={onClose} title={entryDialogTexts.title()}>
      <Stack as="form" gap="l" onSubmit={submit} noValidate onFocus={entry.prepare}>
        <Text role="status" above="m" below="m">
          {sentTo
            ? entryDialogTexts.sent({ email: sentTo })
            : entryDialogTexts.lead({ issuer: claim.issuer?.name ?? '' })}
        </Text>
        {sentTo === undefined ? (
          <EmailField
            label={entryDialogTexts.email()}
            autoComplete="email"
            placeholder={entryDialogTexts.example()}
            hint={
              claim.mailDomains.length > 0
                ? entryDialogTexts.domains({ domains: claim.mailDomains.join(', ') })
                : undefined
            }
            value={email}
            onChange={setEmail}
            error={validation.problems.email && sentence(validation.problems.email)}
            data-autofocus
          />
        ) : (
          <DigitsField
            label={entryDialogTexts.code()}
            length={CODE_LENGTH}
            autoFocus
            value={digits}
            onChange={setDigits}
            error={validation.problems.digits && sentence(validation.problems.digits)}
          />
        )}
        <Button
          kind="primary"
          type="submit"
          size="large"
          fullWidth
          working={working}
          workingLabel={sentTo ? entryDialogTexts.confirming() : entryDialogTexts.sending()}
        >
          {sentTo ? entryDialogTexts.confirm() : entryDialogTexts.send()}
        </Button>
        {sentTo && (
          <Button kind="quiet" size="compact" onClick={() => setSentTo(undefined)}>
            {entryDialogTexts.change()}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

/** The problem of an address typed for an open link, which may accept only some domains. */
export function entryProblems(typed: string, mailDomains: string[]): { email?: string } {
  const { email, problem } = readEmail(typed)
  if (email === undefined) return { email: problem }
  return isAllowedAddress(email, mailDomains) ? {} : { email: 'domainNotAllowed' }
}
