import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { lazy, Suspense, useState } from 'react'
import { isEmail } from '#features/issuers/rules.ts'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { type Chip, EmailChips } from '#ui/email-chips.tsx'
import { useTexts } from '#ui/language.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { listSessions, sendOpenSession } from '../contract.ts'
import { listLinks } from '../link-contract.ts'
import { linkWords } from '../link-texts.ts'
import { historyWords } from '../texts.ts'
import { copyLink } from './copy-link.ts'
import styles from './link-dialog.module.css'

const QrCode = lazy(() => import('#ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** Specification 2, section 9. */
const QR_SIZE = 200

type Props = { link: string; templateId: string; canMail: boolean }

/** A link to hand out: its code, its address, and (an open one) sending it by e-mail. */
export function LinkResult({ link, templateId, canMail }: Props) {
  const t = useTexts(linkWords)
  const h = useTexts(historyWords)
  return (
    <div className={styles.shown}>
      <Suspense>
        <QrCode value={link} label={t.scan()} size={QR_SIZE} level="H" />
      </Suspense>
      <div className={styles.beside}>
        <p className={`bz-mono ${styles.address}`}>{link}</p>
        <div>
          <Button
            icon={<CopySimpleIcon size={20} />}
            onClick={() => void copyLink(link, { copied: h.copied(), notCopied: h.notCopied() })}
          >
            {t.copy()}
          </Button>
        </div>
        {canMail && <MailLink templateId={templateId} />}
      </div>
    </div>
  )
}

function MailLink({ templateId }: { templateId: string }) {
  const t = useTexts(linkWords)
  const sentence = useProblemText()
  const [chips, setChips] = useState<Chip[]>([])
  const [problem, setProblem] = useState<string>()
  const { run, working } = useCall(sendOpenSession, {
    invalidates: [listLinks, listSessions, listTemplates, getTemplate],
  })
  const emails = chips.filter(({ valid }) => valid).map(({ text }) => text.toLowerCase())
  const send = async () => {
    if (emails.length === 0) return setProblem('noValidEmails')
    const { problem: refused } = await run({ templateId, emails })
    if (refused) return isServerTrouble(refused) ? undefined : setProblem(refused.key)
    toastSuccess(t.mailed({ count: emails.length }))
    setChips([])
  }
  return (
    <>
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
    </>
  )
}
