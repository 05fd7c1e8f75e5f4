import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { removeKept } from '../contract.ts'
import { keptPage } from '../wallet-texts.ts'

type Props = { keptId: string; onClose: () => void; onRemoved: () => void }

/** Asks before a badge and its page are removed. */
export function RemoveDialog({ keptId, onClose, onRemoved }: Props) {
  const say = useTexts(keptPage)
  return (
    <ConfirmCall
      call={removeKept}
      input={{ keptId }}
      stale={[]}
      title={say.removeTitle()}
      note={say.removeNote()}
      confirm={say.remove()}
      working={say.removing()}
      done={say.removed()}
      onClose={onClose}
      onDone={onRemoved}
    >
      {say.removeText()}
    </ConfirmCall>
  )
}
