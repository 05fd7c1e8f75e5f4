import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { confirmationsPage } from '../confirm-texts.ts'
import { ConfirmationItem } from './confirmation-item.tsx'
import { useConfirmations } from './wallet-events.tsx'

/** /to-sign: the requests of studios, each in plain words, to be signed or refused. */
export function ConfirmationsScreen() {
  const confirmationsPageTexts = useTexts(confirmationsPage)
  const waiting = useConfirmations()
  usePageTitle(confirmationsPageTexts.title())
  return (
    <Box middled width="middle">
      <Text as="h1" below="l" type="hero">
        {confirmationsPageTexts.title()}
      </Text>
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
