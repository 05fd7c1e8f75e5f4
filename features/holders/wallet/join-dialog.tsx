import { type FormEvent, useState } from 'react'
import { emailProblems, readEmail } from '#base/read-email.ts'
import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DigitsField } from '#ui/fields/digits-field.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { addAddress, confirmAddress, getHolder } from '../contract.ts'
import { emailDoor, youPage } from '../wallet-texts.ts'
import { browserSecret } from './secrets.ts'
import { useWallet } from './wallet-context.tsx'

/** Adds an address to the wallet: the address, then the mailed code. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const youPageTexts = useTexts(youPage)
  const emailDoorTexts = useTexts(emailDoor)
  const sentence = useProblemText()
  const wallet = useWallet()
  const { language } = useLanguage()
  const invalidate = useInvalidate()
  const add = useCall(addAddress)
  const confirm = useCall(confirmAddress, { invalidates: [getHolder] })
  const [typed, setTyped] = useState('')
  const validation = useFieldProblems({ email: typed }, emailProblems)
  const [sent, setSent] = useState<{ email: string; requestId: string }>()
  const [digits, setDigits] = useState('')

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const read = readEmail(typed)
    if (!validation.isRight() || read.email === undefined) return
    const browser = await browserSecret(wallet.store)
    const { output } = await add.run({ email: read.email, browser, lang: language })
    if (output) setSent({ email: read.email, requestId: output.requestId })
  }
  const join = async (code: string) => {
    if (!sent || confirm.working) return
    const browser = await browserSecret(wallet.store)
    const { output } = await confirm.run({ requestId: sent.requestId, code, browser })
    if (!output) return
    toastSuccess(youPageTexts.joined({ email: sent.email }))
    // If the address had a wallet, its badges have moved along.
    invalidate({ ...getHolder, path: '/wallet/badges' })
    onClose()
  }
  const type = (next: string) => {
    setDigits(next)
    confirm.reset()
  }
  const problem = validation.problems.email ?? add.problem?.key
  return (
    <Dialog opened onClose={onClose} title={youPageTexts.addTitle()}>
      {sent ? (
        <Stack
          as="form"
          gap="l"
          onSubmit={(event) => {
            event.preventDefault()
            if (digits.length === CODE_LENGTH) join(digits)
          }}
          noValidate
        >
          <Text type="lead" tone="ink2" role="status">
            {youPageTexts.addSent({ email: sent.email })}
          </Text>
          <DigitsField
            label={emailDoorTexts.code()}
            length={CODE_LENGTH}
            autoFocus
            value={digits}
            onChange={type}
            onWhole={join}
            error={confirm.problem && sentence(confirm.problem.key)}
          />
          <Button
            kind="primary"
            type="submit"
            size="large"
            working={confirm.working}
            workingLabel={youPageTexts.joining()}
          >
            {youPageTexts.join()}
          </Button>
        </Stack>
      ) : (
        <Stack as="form" gap="l" onSubmit={ask} noValidate>
          <Text type="lead" tone="ink2">
            {youPageTexts.addText()}
          </Text>
          <EmailField
            label={emailDoorTexts.email()}
            autoComplete="email"
            placeholder={emailDoorTexts.example()}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              add.reset()
            }}
            error={problem && sentence(problem)}
          />
          <Button
            kind="primary"
            type="submit"
            size="large"
            working={add.working}
            workingLabel={emailDoorTexts.sending()}
          >
            {youPageTexts.addSend()}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
