import { useMemo } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Quest } from '../contract.ts'
import type { QuestValues } from './form-values.ts'
import { QuestStage } from './quest-stage.tsx'
import { type StageViewName, shownQuest } from './shown-quest.ts'
import type { NamedChallenge } from './use-challenges.ts'

type Props = {
  view: StageViewName
  values: QuestValues
  challenges: NamedChallenge[] | undefined
  timeZone: string
  /** The quest that is edited. */
  quest: Quest | undefined
}

/** The phone that shows the quest of the form's values, as one of the community. */
export function QuestPreview({ view, values, challenges, timeZone, quest }: Props) {
  const community = useQueryCall(getIssuer, {}, { quiet: true }).data ?? { name: '', profileImage: '' }
  const shown = useMemo(
    () =>
      shownQuest(values, {
        view,
        challenges: challenges?.map((one) => ({ ...one.shown, title: one.title })) ?? [],
        community,
        timeZone,
        quest,
        now: new Date(),
      }),
    [values, view, challenges, community, timeZone, quest],
  )
  return <QuestStage view={view} quest={shown} />
}
