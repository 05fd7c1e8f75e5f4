import { useEffect, useRef, useState } from 'react'
import { isEmail } from '#base/email-address.ts'
import { listSessions } from '#features/claims/contract.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { type Refusal, useRefusalText } from '#features/sends/studio/use-refusal-text.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { EmailChips, type EmailChipsHandle } from '#ui/fields/email-chips.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listLinks, sendOpenSession } from '../contract.ts'
import { linkWords } from '../texts.ts'

const STALE = [listLinks, listSessions, listTemplates, getTemplate]

type Props = { templateId: string; onMailed?: (count: number) => void }

/**
 * Mails the open link of a template to addresses; `onMailed` gets the number, else a toast shows it. Invalid addresses
 * stay in the field.
 */
export function MailLink({ templateId, onMailed }: Props) {
  const linkTexts = useTexts(linkWords)
  const sendTexts = useTexts(sendWords)
  const refusalText = useRefusalText()
  const [refusal, setRefusal] = useState<Refusal>()
  const [addresses, setAddresses] = useState<string[]>([])
  const box = useRef<EmailChipsHandle>(null)
  // How many times addresses stayed in the field.
  const [partly, setPartly] = useState(0)
  const validation = useFieldProblems({ addresses }, ({ addresses }) =>
    addresses.some(isEmail) ? {} : { addresses: 'noValidEmails' },
  )
  const { run, working } = useCall(sendOpenSession, { invalidates: STALE })
  const signing = useSigning(STALE, (key) => validation.refuse('addresses', key))
  const count = addresses.filter(isEmail).length
  const send = async () => {
    // Text still in the field is sent too.
    const typed = box.current?.commit() ?? addresses
    const emails = typed.filter(isEmail)
    if (emails.length === 0) return void validation.isRight()
    const { output, problem: refused } = await run({ templateId, emails })
    if (refused) {
      setRefusal(refused)
      return isServerTrouble(refused) ? undefined : validation.refuse('addresses', refused.key)
    }
    signing.waitFor(output.callbackId, () => {
      const bad = typed.filter((address) => !isEmail(address))
      setAddresses(bad)
      if (bad.length > 0) setPartly((times) => times + 1)
      if (onMailed && bad.length === 0) onMailed(emails.length)
      else toastSuccess(linkTexts.mailed({ count: emails.length }))
    })
  }
  // The remaining addresses need correction: the focus goes there.
  useEffect(() => {
    if (partly > 0) box.current?.focusFirst()
  }, [partly])
  const left = addresses.length - count
  const problem = validation.problems.addresses
  const isRefusal = problem !== undefined && problem === refusal?.key
  const error = problem
    ? refusalText(isRefusal ? refusal : { key: problem })
    : partly > 0 && left > 0 && sendTexts.notSent({ count: left })
  return (
    <Stack gap="l">
      <EmailChips
        ref={box}
        label={linkTexts.mail()}
        hint={linkTexts.mailHint()}
        value={addresses}
        onChange={setAddresses}
        error={error}
      />
      <div>
        <Button working={working} workingLabel={linkTexts.sending()} onClick={() => void send()}>
          {linkTexts.send({ count })}
        </Button>
      </div>
      <OperationDialog operation={signing.operation} byWallet title={linkTexts.mail()} queued={linkTexts.sending()} />
    </Stack>
  )
}
