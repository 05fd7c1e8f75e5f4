import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { panelWords } from '../panel-texts.ts'
import { PanelAct } from './panel-act.tsx'
import styles from './running-sends.module.css'
import { useMadeSend } from './use-made-send.ts'

type Props = {
  sendId: string
  onClose: () => void
  /** Called when failed rows are retried, with the number of e-mails sent before. */
  onAgain: (mailed: number) => void
}

/** A send that has ended: its result, a receipt for each row of a file, and a retry of failed rows. */
export function EndedSend({ sendId, onClose, onAgain }: Props) {
  const panelTexts = useTexts(panelWords)
  const common = useTexts(words)
  const made = useMadeSend(sendId)
  if (!made) return null
  const { send, failed } = made
  return (
    <article className={styles.send}>
      <OperationDialog operation={made.signing} byWallet title={send.title} queued={panelTexts.sending()} />
      <div className={styles.head}>
        <FlatCard spec={send.card as CardSpec} width={34} shadow={false} />
        <div>
          <p>
            <strong>{send.title}</strong>
          </p>
          <p className={styles.state} role="status">
            {made.says}
          </p>
        </div>
        <IconButton size={24} label={common.close()} icon={<XIcon size={16} />} onClick={onClose} />
      </div>
      <div className={styles.foot}>
        <PageLink className="bz-link" href={`/templates/${send.card.category}?hash=${send.templateId}`}>
          {panelTexts.follow()}
        </PageLink>
        {send.isImport && <PanelAct label={panelTexts.receipts()} run={made.save} />}
        {failed > 0 && (
          <PanelAct label={panelTexts.retry({ count: failed })} run={() => made.again(() => onAgain(send.mailed))} />
        )}
      </div>
    </article>
  )
}
