import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, listPeople, removePerson } from '../../contract.ts'
import { removalWords } from '../../page-texts.ts'
import { type Access, type Connexion, countTemplates, foldersOf } from '../access-view.ts'
import { useCounts } from '../use-counts.ts'

type Props = { access: Access; user: Connexion; onClose: () => void; onRemoved: () => void }

/** Asks before a person is removed from all folders, and says what they lose. */
export function RemoveUserDialog({ access, user, onClose, onRemoved }: Props) {
  const removalTexts = useTexts(removalWords)
  const counted = useCounts()
  const own = foldersOf(access, user.email)
  const loses =
    own.length === 0
      ? removalTexts.textNone()
      : removalTexts.text({ count: own.length, badges: counted.badges(countTemplates(own)) })
  return (
    <ConfirmCall
      call={removePerson}
      input={{ email: user.email }}
      stale={[getAccess, listPeople]}
      title={removalTexts.title({ email: user.email })}
      note={removalTexts.note()}
      confirm={removalTexts.confirm()}
      working={removalTexts.working()}
      done={removalTexts.done({ email: user.email })}
      focus="confirm"
      onClose={onClose}
      onDone={onRemoved}
    >
      {user.registrationDate === '' ? removalTexts.textPending() : loses}
    </ConfirmCall>
  )
}
