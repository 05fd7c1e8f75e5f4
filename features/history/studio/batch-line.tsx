import { messageWords } from '#features/sends/mail/message-texts.ts'
import { useMadeSend } from '#features/sends/running/studio/use-made-send.ts'
import { panelWords } from '#features/sends/running/texts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from './history.module.css'

/** Above the rows of one send: its status, its message, its receipts, and a retry for failed e-mails, as in its panel. */
export function BatchLine({ sendId }: { sendId: string }) {
  const panelTexts = useTexts(panelWords)
  const messageTexts = useTexts(messageWords)
  const made = useMadeSend(sendId)
  if (!made) return null
  const { send, says, failed } = made
  return (
    <Row above="xs" gap="s" wrap tone="ink2">
      <p>{says}</p>
      {send.message && (
        <Box ownLine>
          <Text padInline="m" width="text" lines breaks className={styles.message}>
            <Text as="span" block type="small" tone="ink3">
              {messageTexts.shown()}
            </Text>
            <bdi>{send.message}</bdi>
          </Text>
        </Box>
      )}
      <OperationDialog operation={made.signing} byWallet title={send.title} queued={panelTexts.sending()} />
      {send.isImport && (
        <Button size="compact" working={made.isSaving} onClick={() => void made.save()}>
          {panelTexts.receipts()}
        </Button>
      )}
      {failed > 0 && (
        <Button size="compact" working={made.isRetrying} onClick={() => void made.again()}>
          {panelTexts.retry({ count: failed })}
        </Button>
      )}
    </Row>
  )
}
