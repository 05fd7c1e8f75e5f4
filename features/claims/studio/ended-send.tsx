import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTexts } from '#ui/language.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { isServerTrouble } from '#ui/query-client.ts'
import { words } from '#ui/texts.ts'
import { toastError } from '#ui/toast.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { listRunningSends, readSend, retrySend } from '../import-contract.ts'
import { panelWords } from '../import-texts.ts'
import { listSessions } from '../session-contract.ts'
import { PanelAct } from './panel-act.tsx'
import styles from './running-sends.module.css'
import { useReceipts } from './use-receipts.ts'

const MADE_STALE = { invalidates: [listRunningSends, listSessions] }

/** A send that has ended: what became of it, a receipt for each row of a file, and another try for what failed. */
export function EndedSend({ sendId, onClose }: { sendId: string; onClose: () => void }) {
  const t = useTexts(panelWords)
  const w = useTexts(words)
  const sentence = useProblemText()
  const receipts = useReceipts()
  const retry = useCall(retrySend, MADE_STALE)
  const { data: send } = useQueryCall(readSend, { sendId }, { quiet: true })
  if (!send) return null
  const again = async () => {
    const { problem } = await retry.run({ sendId })
    if (!problem) onClose()
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const save = async () => {
    if (!(await receipts.run(sendId, `${send.title}.csv`))) toastError(t.noReceipts())
  }
  const parts = [
    t.done({ count: send.mailed }),
    ...(send.bounced > 0 ? [t.bounced({ count: send.bounced })] : []),
    ...(send.refused > 0 ? [t.refused({ count: send.refused })] : []),
  ]
  return (
    <article className={styles.send}>
      <div className={styles.head}>
        <FlatCard spec={send.card as CardSpec} width={34} shadow={false} />
        <div>
          <p>
            <strong>{send.title}</strong>
          </p>
          <p className={styles.state} role="status">
            {send.status === 'stopped' && `${t.stopped()} `}
            {parts.join(', ')}
          </p>
        </div>
        <IconButton size={24} label={w.close()} icon={<XIcon size={16} />} onClick={onClose} />
      </div>
      <div className={styles.foot}>
        <PageLink className="bz-link" href={`/templates/${send.card.category}?hash=${send.templateId}`}>
          {t.follow()}
        </PageLink>
        {send.isImport && <PanelAct label={t.receipts()} run={save} />}
        {send.status === 'sent' && send.failed > 0 && <PanelAct label={t.retry({ count: send.failed })} run={again} />}
      </div>
    </article>
  )
}
