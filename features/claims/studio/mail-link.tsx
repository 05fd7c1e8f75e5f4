import { useState } from 'react'
import { isEmail } from '#features/issuers/rules.ts'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { type Chip, EmailChips } from '#ui/email-chips.tsx'
import { useTexts } from '#ui/language.tsx'
import { OperationDialog } from '#ui/operation-dialog.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { sendOpenSession } from '../contract.ts'
import { listLinks } from '../link-contract.ts'
import { linkWords } from '../link-texts.ts'
import { listSessions } from '../session-contract.ts'
import styles from './link-dialog.module.css'
import { useSigning } from './use-signing.ts'

const STALE = [listLinks, listSessions, listTemplates, getTemplate]

type Props = { templateId: string; onMailed?: (count: number) => void }

/** Mails the open link of a template to addresses; `onMailed` is told how many, else a toast says so. */
export function MailLink({ templateId, onMailed }: Props) {
  const t = useTexts(linkWords)
  const sentence = useProblemText()
  const [chips, setChips] = useState<Chip[]>([])
  const [problem, setProblem] = useState<string>()
  const { run, working } = useCall(sendOpenSession, { invalidates: STALE })
  const signing = useSigning(STALE, setProblem)
  const emails = chips.filter(({ valid }) => valid).map(({ text }) => text.toLowerCase())
  const send = async () => {
    if (emails.length === 0) return setProblem('noValidEmails')
    const { output, problem: refused } = await run({ templateId, emails })
    if (refused) return isServerTrouble(refused) ? undefined : setProblem(refused.key)
    signing.waitFor(output.callbackId, () => {
      if (onMailed) return onMailed(emails.length)
      toastSuccess(t.mailed({ count: emails.length }))
      setChips([])
    })
  }
  return (
    <div className={styles.form}>
      <EmailChips
        label={t.mail()}
        hint={t.mailHint()}
        value={chips}
        onChange={(next) => {
          setProblem(undefined)
          setChips(next)
        }}
        validate={(text) => isEmail(text.toLowerCase())}
        error={problem && sentence(problem)}
      />
      <div>
        <Button working={working} workingLabel={t.sending()} onClick={() => void send()}>
          {t.send({ count: emails.length })}
        </Button>
      </div>
      <OperationDialog operation={signing.operation} byWallet title={t.mail()} queued={t.sending()} />
    </div>
  )
}
