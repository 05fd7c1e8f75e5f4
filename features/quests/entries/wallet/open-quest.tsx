import type { ReactNode } from 'react'
import { serverNow } from '#base/server-time.ts'
import { ChallengeSheet } from '#features/challenges/wallet/challenge-sheet.tsx'
import type { Answer } from '#features/challenges/wallet/opened.ts'
import { CommunityMark } from '#features/members/communities/wallet/community-mark.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { QuestView } from '../../view/quest-view.tsx'
import { isRunning, type ShownQuest } from '../../view-rules.ts'
import { questPage, questsPage } from '../texts.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { useBegin } from './use-begin.ts'
import { useQuestsChanged } from './use-quests.ts'
import { useTopOnWin } from './use-top-on-win.ts'
import { WonWays } from './won-ways.tsx'

type Props = {
  quest: ShownQuest
  asOf: string | undefined
  isOffline: boolean
  openId: string | undefined
  onOpen: (challengeId: string | undefined) => void
  back: ReactNode
}

/** A quest that was read, with the sheet of the step that is open, and its terms before it begins. */
export function OpenQuest({ quest, asOf, isOffline, openId, onOpen, back }: Props) {
  const say = useTexts(questPage)
  const beginning = useBegin(quest)
  const changed = useQuestsChanged()
  useTopOnWin(quest.state)
  const { issuerId, community, questId, steps, title } = quest
  const opened = steps.find(({ challengeId }) => challengeId === openId)
  // What was passed is shown also once the quest is over, where a shared value can still be withdrawn.
  const open = (step: ShownQuest['steps'][number]) => {
    if (isRunning(quest, serverNow()) || step.state === 'passed') onOpen(step.challengeId)
    else if (quest.state === 'open' || quest.state === 'started') beginning.begin()
  }
  const onChanged = (answer?: Answer) => {
    changed()
    if (answer?.finished.includes(questId)) toastSuccess(say.finished({ title }))
  }
  return (
    <>
      <QuestView
        quest={quest}
        above={back}
        mark={<CommunityMark promotedAt={quest.promotedAt} />}
        note={<Notes asOf={asOf} problem={beginning.problem} />}
        after={<WonWays quest={quest} isOffline={isOffline} />}
        onStep={open}
        onBegin={beginning.begin}
        isWorking={beginning.working}
        isDisabled={isOffline}
      />
      {opened && (
        <ChallengeSheet
          key={opened.challengeId}
          challenge={opened}
          issuerId={issuerId}
          community={community}
          questId={questId}
          page={`/quests/${questId}?step=${opened.challengeId}`}
          onChanged={onChanged}
          onClose={() => onOpen(undefined)}
        />
      )}
      {beginning.proof}
      {beginning.isAsking && (
        <TermsDialog
          quest={quest}
          working={beginning.working}
          onAccept={() => void beginning.start()}
          onClose={beginning.stop}
        />
      )}
    </>
  )
}

function Notes({ asOf, problem }: { asOf: string | undefined; problem: string | undefined }) {
  const say = useTexts(questsPage)
  const sentence = useProblemText()
  const format = useFormat()
  return (
    <>
      {asOf && (
        <Text above="s" below="s" type="small" tone="ink3" role="status">
          {say.offline({ time: format.recent(asOf) })}
        </Text>
      )}
      {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
    </>
  )
}
