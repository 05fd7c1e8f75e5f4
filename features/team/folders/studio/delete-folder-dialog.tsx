import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteFolder, getAccess, listPeople } from '../contract.ts'
import { folderDialogs } from '../page-texts.ts'
import { type Access, type Folder, lossesOf } from './access-view.ts'
import { useCounts } from './use-counts.ts'

type Props = { access: Access; folder: Folder; onClose: () => void; onDeleted: () => void }

/** Asks before a folder is deleted, and says how many people lose what. */
export function DeleteFolderDialog({ access, folder, onClose, onDeleted }: Props) {
  const dialogTexts = useTexts(folderDialogs)
  const counted = useCounts()
  const { people, templates } = lossesOf(access, folder)
  const loses =
    people === 0 ? dialogTexts.losesNothing() : dialogTexts.loses({ count: people, badges: counted.badges(templates) })
  return (
    <ConfirmCall
      call={deleteFolder}
      input={{ roleId: folder.id }}
      stale={[getAccess, listPeople]}
      title={dialogTexts.deleteTitle({ folder: folder.name })}
      note={dialogTexts.noUndo()}
      confirm={dialogTexts.confirm()}
      working={dialogTexts.deleting()}
      done={dialogTexts.deleted({ folder: folder.name })}
      focus="confirm"
      onClose={onClose}
      onDone={onDeleted}
    >
      {`${loses} ${dialogTexts.stays()}`}
    </ConfirmCall>
  )
}
