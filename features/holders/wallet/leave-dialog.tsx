import { useQueryClient } from '@tanstack/react-query'
import { useOnce } from '#ui/calls/use-once.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { youPage } from '../wallet-texts.ts'
import { useWallet } from './wallet-context.tsx'

type Props = { opened: boolean; onClose: () => void; onLeft: () => void }

/** Ends the session and clears this device; explains the consequences for an own key. */
export function LeaveDialog({ opened, onClose, onLeft }: Props) {
  const youPageTexts = useTexts(youPage)
  const wallet = useWallet()
  const queries = useQueryClient()
  const { run: leave, working } = useOnce(async () => {
    await queries.cancelQueries()
    await wallet.leave()
    queries.clear()
    onLeft()
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={youPageTexts.leaveTitle()}
      actions={
        <DialogActions onClose={onClose} kind="dangerFilled" working={working} onClick={leave}>
          {youPageTexts.leave()}
        </DialogActions>
      }
    >
      <Text below="m" width="text" tone="ink2">
        {wallet.sealedKey() ? youPageTexts.leaveOwn() : youPageTexts.leaveEmail()}
      </Text>
    </Dialog>
  )
}
