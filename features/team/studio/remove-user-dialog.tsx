import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, listPeople, removePerson } from '../access-contract.ts'
import { removalWords } from '../access-page-texts.ts'
import { type Access, type Connexion, countTemplates, foldersOf } from './access-view.ts'
import { useCounts } from './use-counts.ts'

type Props = { access: Access; user: Connexion; onClose: () => void; onRemoved: () => void }

/** Asks before a person is removed from all folders, and says what they lose. */
export function RemoveUserDialog({ access, user, onClose, onRemoved }: Props) {
  const removalTexts = useTexts(removalWords)
  const sentence = useProblemText()
  const counted = useCounts()
  const { run, working, problem } = useCall(removePerson, { invalidates: [getAccess, listPeople] })
  const own = foldersOf(access, user.email)
  const remove = async () => {
    const { output } = await run({ email: user.email })
    if (!output) return
    toastSuccess(removalTexts.done({ email: user.email }))
    onRemoved()
  }
  const loses =
    own.length === 0
      ? removalTexts.textNone()
      : removalTexts.text({ count: own.length, badges: counted.badges(countTemplates(own)) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={removalTexts.title({ email: user.email })}
      note={removalTexts.note()}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          working={working}
          workingLabel={removalTexts.working()}
          onClick={() => void remove()}
          data-autofocus
        >
          {removalTexts.confirm()}
        </DialogActions>
      }
    >
      <p style={{ margin: 0 }}>{user.registrationDate === '' ? removalTexts.textPending() : loses}</p>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
    </Dialog>
  )
}
