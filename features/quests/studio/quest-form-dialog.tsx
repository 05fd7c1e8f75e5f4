import { useEffect } from 'react'
import { toastError } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listQuests } from '../contract.ts'
import { questsPage } from '../studio-texts.ts'
import { QuestForm } from './quest-form.tsx'

type Props = {
  /** '' for a new quest. */
  questId: string
  /** The quest that a new one starts as a copy of; '' for an empty form. */
  copy: string
  onClose: () => void
}

/** The form over the list, once the list is read; an unknown quest leads back to the list. */
export function QuestFormDialog({ questId, copy, onClose }: Props) {
  const say = useTexts(questsPage)
  // The page below says if this fails.
  const { data } = useQueryCall(listQuests, {}, { quiet: true })
  const named = questId || copy
  const quest = data?.quests.find(({ id }) => id === named)
  const isGone = data !== undefined && named !== '' && quest === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is known.
  useEffect(() => {
    if (!isGone) return
    toastError(say.gone())
    onClose()
  }, [isGone])
  if (!data || isGone) return null
  return (
    <QuestForm
      key={`${questId} ${copy}`}
      quest={quest}
      isCopy={questId === '' && copy !== ''}
      timeZone={data.timeZone}
      members={data.members}
      mayGive={data.mayGive}
      onClose={onClose}
    />
  )
}
