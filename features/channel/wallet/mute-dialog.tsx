import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { postActions } from '../wallet-texts.ts'

type Props = { name: string; onMute: () => void; onClose: () => void }

/** Says what muting a community means before it is muted, which is shown at once. */
export function MuteDialog({ name, onMute, onClose }: Props) {
  const words = useTexts(postActions)
  const mute = () => {
    onMute()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.muteTitle({ name })}
      actions={
        <DialogActions onClose={onClose} kind="primary" onClick={mute}>
          {words.muteConfirm()}
        </DialogActions>
      }
    >
      <Text tone="ink2">{words.muteText()}</Text>
    </Dialog>
  )
}
