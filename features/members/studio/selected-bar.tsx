import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { rowWords } from '../page-texts.ts'
import { DIDS_MAX } from '../rules.ts'
import { MarkBox } from './mark-box.tsx'
import styles from './members.module.css'

type Props = {
  count: number
  /** How many match the search and the chip. */
  total: number
  isPageMarked: boolean
  onPage: () => void
  onAll: () => void
  /** Absent where nobody selected can get a badge. */
  onSend?: () => void
  isPreparing: boolean
  /** Absent where nobody can write; it needs one selected member. */
  onWrite?: () => void
  onExport: () => void
  isExporting: boolean
  onClear: () => void
}

/** What can be done with the selected rows; on phones at the lower edge. */
export function SelectedBar(props: Props) {
  const { count, total, isPageMarked, onPage, onAll, onSend, isPreparing, onWrite, onExport, isExporting, onClear } =
    props
  const rowTexts = useTexts(rowWords)
  const isTooMany = count > DIDS_MAX
  const tooMany = rowTexts.tooMany({ count: DIDS_MAX })
  return (
    <Row gap="m" rows="s" wrap padBlock="xs" padInline="l" ground="accent" round="m" className={styles.bar}>
      <Row as="span" fixed>
        <MarkBox state={isPageMarked ? 'all' : 'some'} onChange={onPage} />
      </Row>
      <strong role="status">{rowTexts.selected({ count })}</strong>
      {count < total && (
        <button type="button" className="bz-link" onClick={onAll}>
          {rowTexts.selectAll({ count: total })}
        </button>
      )}
      {isTooMany && (
        <Text as="small" type="small" tone="ink2">
          {tooMany}
        </Text>
      )}
      <Row as="span" gap="s" atEnd>
        {onSend && (
          <Button
            size="compact"
            icon={<PaperPlaneTiltIcon size={18} />}
            working={isPreparing}
            disabled={isTooMany}
            title={isTooMany ? tooMany : undefined}
            onClick={onSend}
          >
            {rowTexts.sendBadge()}
          </Button>
        )}
        {onWrite && (
          <Button
            size="compact"
            icon={<ChatCircleTextIcon size={18} />}
            disabled={count !== 1}
            title={count === 1 ? undefined : rowTexts.writeOne()}
            onClick={onWrite}
          >
            {rowTexts.write()}
          </Button>
        )}
        <Button size="compact" icon={<DownloadSimpleIcon size={18} />} working={isExporting} onClick={onExport}>
          {rowTexts.export()}
        </Button>
        <IconButton size={30} label={rowTexts.clear()} icon={<XIcon size={18} />} onClick={onClear} />
      </Row>
    </Row>
  )
}
