import { ChallengeRow } from '#features/challenges/view/challenge-row.tsx'
import { ChallengeSheet } from '#features/challenges/wallet/challenge-sheet.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../texts.ts'
import { type Quests, useQuestsChanged } from './use-quests.ts'

type Props = {
  challenges: Quests['challenges']
  showCommunity: boolean
  openId: string | undefined
  onOpen: (challengeId: string | undefined) => void
}

/** Challenges that are in no quest, each with its sheet. */
export function AloneChallenges({ challenges, showCommunity, openId, onOpen }: Props) {
  const say = useTexts(questsPage)
  const changed = useQuestsChanged()
  if (challenges.length === 0) return null
  const opened = challenges.find(({ challenge }) => challenge.challengeId === openId)
  return (
    <Section title={say.alone()} padBlock="m" heading={{ type: 'heading' }}>
      <Box as="ul" lined="between">
        {challenges.map(({ challenge, community }) => (
          <li key={challenge.challengeId}>
            <ChallengeRow
              challenge={challenge}
              onOpen={() => onOpen(challenge.challengeId)}
              more={showCommunity && <> · {community}</>}
            />
          </li>
        ))}
      </Box>
      {opened && (
        <ChallengeSheet
          key={opened.challenge.challengeId}
          {...opened}
          page={`/quests?step=${opened.challenge.challengeId}`}
          onChanged={changed}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Section>
  )
}
