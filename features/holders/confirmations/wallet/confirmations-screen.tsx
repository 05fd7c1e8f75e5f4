import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useConfirmations } from '../../events/wallet/wallet-events.tsx'
import { confirmationsPage } from '../texts.ts'
import { ConfirmationItem } from './confirmation-item.tsx'

/** /to-sign: the requests of studios, each in plain words, to be signed or refused. */
export function ConfirmationsScreen() {
  const confirmationsPageTexts = useTexts(confirmationsPage)
  const waiting = useConfirmations()
  return (
    <Box middled width="middle">
      <ScreenHead title={confirmationsPageTexts.title()} />
      {waiting.length === 0 ? (
        <EmptyState outline="basic" title={confirmationsPageTexts.empty()} text={confirmationsPageTexts.emptyText()} />
      ) : (
        <Box as="ul">
          {waiting.map((one, at) => (
            <ConfirmationItem key={one.operationId} waiting={one} isFirst={at === 0} />
          ))}
        </Box>
      )}
    </Box>
  )
}
