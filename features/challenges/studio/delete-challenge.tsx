import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteChallenge, listChallenges } from '../contract.ts'
import { challengesTab } from '../studio-texts.ts'

type Props = { challenge: { id: string }; title: string; onClose: () => void }

/** Asks before a challenge is deleted; one that a quest names says so. */
export function DeleteChallenge({ challenge, title, onClose }: Props) {
  const say = useTexts(challengesTab)
  return (
    <ConfirmCall
      call={deleteChallenge}
      input={{ challengeId: challenge.id }}
      stale={[listChallenges]}
      title={say.deleteTitle()}
      cancel={say.keep()}
      confirm={say.delete()}
      working={say.deleting()}
      done={say.deleted()}
      onClose={onClose}
    >
      {say.deleteText({ title })}
    </ConfirmCall>
  )
}
