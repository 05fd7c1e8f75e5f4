import { useState } from 'react'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { deleteQuest, endQuest, listQuests, type Quest } from '../contract.ts'
import { questsPage } from '../studio-texts.ts'
import { copyHref } from './addresses.ts'
import { NumbersDialog } from './numbers-dialog.tsx'

type Asked = 'numbers' | 'end' | 'delete'

/** What can be done with a quest, and the dialogs that ask before it. */
export function QuestMenu({ quest }: { quest: Quest }) {
  const say = useTexts(questsPage)
  const common = useTexts(words)
  const [asked, setAsked] = useState<Asked>()
  const { id, title, state, started } = quest
  const close = () => setAsked(undefined)
  return (
    <>
      <MoreMenu
        label={say.moreNamed({ title })}
        choices={[
          { label: say.numbers(), onSelect: () => setAsked('numbers') },
          { label: say.copy(), href: copyHref(id) },
          ...(state === 'running' ? [{ label: say.endNow(), danger: true, onSelect: () => setAsked('end') }] : []),
          // Once somebody has started, it can only end.
          ...(started === 0 ? [{ label: common.delete(), danger: true, onSelect: () => setAsked('delete') }] : []),
        ]}
      />
      {asked === 'numbers' && <NumbersDialog quest={quest} onClose={close} />}
      {asked === 'end' && <EndDialog quest={quest} onClose={close} />}
      {asked === 'delete' && <DeleteDialog quest={quest} onClose={close} />}
    </>
  )
}

type DialogProps = { quest: Quest; onClose: () => void }

function EndDialog({ quest: { id, title }, onClose }: DialogProps) {
  const say = useTexts(questsPage)
  return (
    <ConfirmCall
      call={endQuest}
      input={{ questId: id }}
      stale={[listQuests]}
      title={say.endTitle({ title })}
      cancel={say.keepRunning()}
      confirm={say.endNow()}
      working={say.ending()}
      done={say.endedNow({ title })}
      onClose={onClose}
    >
      {say.endText()}
    </ConfirmCall>
  )
}

function DeleteDialog({ quest: { id, title }, onClose }: DialogProps) {
  const say = useTexts(questsPage)
  const common = useTexts(words)
  return (
    <ConfirmCall
      call={deleteQuest}
      input={{ questId: id }}
      stale={[listQuests]}
      title={say.deleteTitle({ title })}
      cancel={say.keep()}
      confirm={common.delete()}
      working={say.deleting()}
      done={say.deleted({ title })}
      onClose={onClose}
    >
      {say.deleteText()}
    </ConfirmCall>
  )
}
