import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { DETAIL } from '#features/templates/list/studio/list-view.ts'
import { useIsVisible } from '#ui/browser/use-is-visible.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useHeld } from '#ui/calls/use-held.ts'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { panelWords } from '../texts.ts'
import { PanelAct } from './panel-act.tsx'
import styles from './running-sends.module.css'
import { isWhollySent } from './state-of-send.ts'
import { useMadeSend } from './use-made-send.ts'

type Props = {
  sendId: string
  onClose: () => void
  /** Called when failed rows are retried, with the number of e-mails sent before. */
  onAgain: (mailed: number) => void
}

/** Until a wholly good result goes by itself: time to read it, move there and press. */
const SHOWN_MS = 10_000

/**
 * A send that has ended: its result, a receipt for each row of a file, and a retry of failed rows. A wholly good one goes
 * by itself, but not while it is hovered or focused, or nobody looks; the history has its receipts too.
 */
export function EndedSend({ sendId, onClose, onAgain }: Props) {
  const panelTexts = useTexts(panelWords)
  const common = useTexts(words)
  const made = useMadeSend(sendId)
  const { isHeld, holders } = useHeld()
  const isVisible = useIsVisible()
  const goes = made !== undefined && isWhollySent(made.send) && !isHeld && isVisible
  const end = useRef(onClose)
  end.current = onClose
  useEffect(() => {
    if (!goes) return
    const timer = setTimeout(() => end.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [goes])
  if (!made) return null
  const { send, failed } = made
  return (
    <Box as="article" pad="l" round="l" ground="raised" className={styles.send} {...holders}>
      <OperationDialog operation={made.signing} byWallet title={send.title} queued={panelTexts.sending()} />
      <Row below="m" gap="m" align="start">
        <FlatCard spec={send.card as CardSpec} width={34} shadow={false} />
        <Box grow breaks>
          <p>
            <strong>{send.title}</strong>
          </p>
          <Text type="small" tone="ink2" role="status">
            {made.says}
          </Text>
        </Box>
        <IconButton size={24} label={common.close()} icon={<XIcon size={16} />} onClick={onClose} />
      </Row>
      <Row above="m" gap="l" rows="xs" justify="end" wrap type="small" tone="ink2">
        <PageLink
          className={`bz-link ${styles.act}`}
          href={`/templates/${send.card.category}?hash=${send.templateId}&${DETAIL}tab=history`}
        >
          {panelTexts.follow()}
        </PageLink>
        {send.isImport && <PanelAct label={panelTexts.receipts()} run={made.save} />}
        {failed > 0 && (
          <PanelAct label={panelTexts.retry({ count: failed })} run={() => made.again(() => onAgain(send.mailed))} />
        )}
      </Row>
    </Box>
  )
}
