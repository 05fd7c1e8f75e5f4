import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ChallengeState } from '../rules.ts'
import { stepMark } from '../view-texts.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import styles from './challenge-row.module.css'
import { StepMark } from './step-mark.tsx'
import { lineOf, titleOf } from './step-words.ts'
import { useSaid } from './use-said.ts'

const LINE_TONES: Partial<Record<ChallengeState, 'anchoring' | 'error'>> = {
  checking: 'anchoring',
  refused: 'error',
  ended: 'error',
}

type Props = {
  challenge: WalletChallenge
  /** The title of the challenge that comes first; undefined where it can be done now. */
  after?: string | undefined
  /** Opens it; without it the row is no button. */
  onOpen?: (() => void) | undefined
  /** Said after the line, such as the community. */
  more?: ReactNode
}

/** A challenge as a line: its mark, words, how far it is, and its points. */
export function ChallengeRow({ challenge, after, onOpen, more }: Props) {
  const said = useSaid()
  const say = useTexts(stepMark)
  const { state, reward } = challenge
  const isLocked = after !== undefined && state !== 'passed'
  const inside = (
    <>
      <StepMark state={state} isLocked={isLocked} />
      <Stack as="span" breaks grow>
        <Text as="strong" type="lead" tone={state === 'passed' ? 'ink2' : undefined}>
          {titleOf(challenge, said)}
        </Text>
        <Text as="span" type="text" tone={LINE_TONES[state] ?? 'ink2'}>
          {isLocked ? said.line.locked({ title: after }) : lineOf(challenge, said)}
          {more}
        </Text>
        {onOpen && state === 'refused' && !isLocked && (
          <Text as="span" type="text" tone="accent" weight={500}>
            {say.again()}
          </Text>
        )}
      </Stack>
      {reward > 0 && <Points count={reward} isWon={state === 'passed'} />}
    </>
  )
  const row = (
    <Row padBlock="s" gap="m" align="start" as={onOpen ? 'span' : 'div'} className={styles.row}>
      {inside}
    </Row>
  )
  if (!onOpen) return row
  return (
    <Box as="button" full className="bz-plain" onClick={onOpen}>
      {row}
    </Box>
  )
}

function Points({ count, isWon }: { count: number; isWon: boolean }) {
  const say = useTexts(stepMark)
  const format = useFormat()
  return (
    <Text as="span" tone={isWon ? 'owner' : 'ink2'} weight={600}>
      <span aria-hidden>
        {isWon && '+'}
        {format.number(count)}
      </span>
      <span className="bz-hidden">, {say.points({ count })}</span>
    </Text>
  )
}
