import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { emailProblems } from '#base/read-email.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { askReplyAddress, confirmReplyAddress, getMail, removeReplyAddress } from '../contract.ts'
import { replyWords } from '../page-texts.ts'

type Props = {
  addresses: Output<typeof getMail>['addresses']
  onConfirmed: (email: string) => void
  onEnd: () => void
}

/** Confirms a reply-to address by a mailed code; removes confirmed ones. */
export function ReplyDialog({ addresses, onConfirmed, onEnd }: Props) {
  const replyTexts = useTexts(replyWords)
  const sentence = useProblemText()
  const { language } = useLanguage()
  const asking = useCall(askReplyAddress, { invalidates: [getMail] })
  const confirming = useCall(confirmReplyAddress, { invalidates: [getMail] })
  const removing = useCall(removeReplyAddress, { invalidates: [getMail] })
  const [email, setEmail] = useState('')
  const validation = useFieldProblems({ email }, emailProblems)
  const [asked, setAsked] = useState('')
  const [digits, setDigits] = useState('')
  const known = addresses.filter(({ isAdmin, isConfirmed }) => !isAdmin && isConfirmed)

  const ask = async () => {
    const address = readRecipient(email)
    if (!validation.isRight()) return
    const { output } = await asking.run({ email: address, lang: language })
    if (output) setAsked(address)
  }
  const confirm = async () => {
    const { output } = await confirming.run({ email: asked, digits: digits.trim() })
    if (!output) return
    toastSuccess(replyTexts.confirmed())
    onConfirmed(asked)
    onEnd()
  }
  const remove = async (address: string) => {
    const { output } = await removing.run({ email: address })
    if (output) toastSuccess(replyTexts.removed())
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={replyTexts.title()}
      actions={
        <DialogActions
          onClose={onEnd}
          working={asked ? confirming.working : asking.working}
          onClick={() => void (asked ? confirm() : ask())}
        >
          {asked ? replyTexts.confirm() : replyTexts.ask()}
        </DialogActions>
      }
    >
      <Stack
        as="form"
        gap="l"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (asked ? confirm() : ask())
        }}
      >
        <Text tone="ink2">{replyTexts.consequence()}</Text>
        {asked ? (
          <>
            <TextField
              key="digits"
              label={replyTexts.digits({ email: asked })}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_LENGTH}
              value={digits}
              onChange={(text) => {
                setDigits(text)
                confirming.reset()
              }}
              error={confirming.problem && sentence(confirming.problem.key)}
              data-autofocus
            />
            <Button size="compact" kind="quiet" onClick={() => setAsked('')}>
              {replyTexts.again()}
            </Button>
          </>
        ) : (
          <EmailField
            key="email"
            label={replyTexts.email()}
            placeholder={replyTexts.emailExample()}
            value={email}
            onChange={(text) => {
              setEmail(text)
              asking.reset()
            }}
            error={
              validation.problems.email ? sentence('noValidEmails') : asking.problem && sentence(asking.problem.key)
            }
            data-autofocus
          />
        )}
      </Stack>
      {known.length > 0 && !asked && (
        <Section title={replyTexts.known()} heading={{ as: 'h3' }} aria-label={replyTexts.known()}>
          <Rows>
            {known.map(({ email: address }) => (
              <li key={address}>
                <Text as="span" grow>
                  {address}
                </Text>
                <Button
                  size="compact"
                  kind="quiet"
                  aria-label={replyTexts.removeOf({ email: address })}
                  onClick={() => void remove(address)}
                >
                  {replyTexts.remove()}
                </Button>
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </Dialog>
  )
}
