import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { questForm } from '../studio-texts.ts'

/** At the left of the form's footer: how many members see the quest once it is saved. */
export function SeenBy({ members }: { members: number }) {
  const say = useTexts(questForm)
  return (
    <Text as="span" type="small" tone="ink2" only="desks">
      {say.seenBy({ count: members })}
    </Text>
  )
}

type Props = { working: boolean; onClose: () => void; onSave: () => void }

/** At the right of the form's footer: cancel and save. */
export function QuestActions({ working, onClose, onSave }: Props) {
  const common = useTexts(words)
  return (
    <DialogActions onClose={onClose} working={working} workingLabel={common.saving()} onClick={onSave}>
      {common.save()}
    </DialogActions>
  )
}
