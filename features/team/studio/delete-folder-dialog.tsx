import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteFolder, getAccess, listPeople } from '../access-contract.ts'
import { folderDialogs } from '../access-page-texts.ts'
import { type Access, type Folder, lossesOf } from './access-view.ts'
import { useCounts } from './use-counts.ts'

type Props = { access: Access; folder: Folder; onClose: () => void; onDeleted: () => void }

/** Asks before a folder is deleted, and says how many people lose what. */
export function DeleteFolderDialog({ access, folder, onClose, onDeleted }: Props) {
  const dialogTexts = useTexts(folderDialogs)
  const sentence = useProblemText()
  const counted = useCounts()
  const { run, working, problem } = useCall(deleteFolder, { invalidates: [getAccess, listPeople] })
  const { people, templates } = lossesOf(access, folder)
  const remove = async () => {
    const { output } = await run({ roleId: folder.id })
    if (!output) return
    toastSuccess(dialogTexts.deleted({ folder: folder.name }))
    onDeleted()
  }
  const loses =
    people === 0 ? dialogTexts.losesNothing() : dialogTexts.loses({ count: people, badges: counted.badges(templates) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={dialogTexts.deleteTitle({ folder: folder.name })}
      note={dialogTexts.noUndo()}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          working={working}
          workingLabel={dialogTexts.deleting()}
          onClick={() => void remove()}
          data-autofocus
        >
          {dialogTexts.confirm()}
        </DialogActions>
      }
    >
      <p style={{ margin: 0 }}>
        {loses} {dialogTexts.stays()}
      </p>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
    </Dialog>
  )
}
