import { useState } from 'react'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { deleteQuest, endQuest, listQuests, type Quest } from '../contract.ts'
import { questsPage } from '../studio-texts.ts'
import { NumbersDialog } from './numbers-dialog.tsx'
import { copyHref } from './places.ts'

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
  const { run, working, problem } = useCall(endQuest, { invalidates: [listQuests] })
  const end = async () => {
    const { output } = await run({ questId: id })
    if (!output) return
    toastSuccess(say.endedNow({ title }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={say.endTitle({ title })}
      text={say.endText()}
      keep={say.keepRunning()}
      confirm={say.endNow()}
      working={working}
      workingLabel={say.ending()}
      problem={problem?.key}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}

function DeleteDialog({ quest: { id, title }, onClose }: DialogProps) {
  const say = useTexts(questsPage)
  const common = useTexts(words)
  const { run, working, problem } = useCall(deleteQuest, { invalidates: [listQuests] })
  const remove = async () => {
    const { output } = await run({ questId: id })
    if (!output) return
    toastSuccess(say.deleted({ title }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={say.deleteTitle({ title })}
      text={say.deleteText()}
      keep={say.keep()}
      confirm={common.delete()}
      working={working}
      workingLabel={say.deleting()}
      problem={problem?.key}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
