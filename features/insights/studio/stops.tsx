import { type ReactNode, useState } from 'react'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { stopWords } from '../texts.ts'
import type { HistoryOf, StopKind } from './history-of.ts'
import styles from './insights.module.css'
import { StopDialog } from './stop-dialog.tsx'
import { useWaitWords } from './use-wait-words.ts'

type Props = {
  insights: Insights
  /** The address of a template's history, as its filter names who is meant. */
  historyOf: HistoryOf
}
const STATUS = { cameBack: 'notDelivered', neverOpened: 'pending', openedOnly: 'pending' } as const

/** Where badges stop, each line with what can be done about it. */
export function Stops({ insights, historyOf }: Props) {
  const say = useTexts(stopWords)
  const [open, setOpen] = useState<StopKind>()
  const within = useWaitWords()(insights.within)
  const lines = (['cameBack', 'neverOpened', 'openedOnly'] as const).filter((kind) => insights.stops[kind].count > 0)
  const isEmpty = lines.length === 0 && within === ''
  return (
    <Stack as="section" gap="s">
      <Heading as="h2">{say.title()}</Heading>
      <Rows>
        {lines.map((kind) => (
          <Line key={kind} action={<StopButton kind={kind} onPress={() => setOpen(kind)} />}>
            <StatusLine status={STATUS[kind]} glyphTone={kind === 'cameBack' ? 'error' : 'pending'}>
              {say[kind]({ count: insights.stops[kind].count })}
            </StatusLine>
          </Line>
        ))}
        {within !== '' && (
          <Line>
            <StatusLine status="owner" glyphTone="owner">
              {say.within({ count: insights.own.collected, time: within })}
            </StatusLine>
          </Line>
        )}
      </Rows>
      {isEmpty && <Text tone="ink2">{say.nothing()}</Text>}
      {open && <StopDialog kind={open} insights={insights} historyOf={historyOf} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

function Line({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Row gap="m" justify="between" full>
        {children}
        {action}
      </Row>
    </li>
  )
}

function StopButton({ kind, onPress }: { kind: StopKind; onPress: () => void }) {
  const say = useTexts(stopWords)
  return (
    <button type="button" className={`bz-link ${styles.action}`} onClick={onPress}>
      {kind === 'neverOpened' ? say.remind() : say.seeWhich()}
    </button>
  )
}
