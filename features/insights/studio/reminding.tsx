import { useState } from 'react'
import { remindPeople } from '#features/history/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getInsights, type Insights } from '../contract.ts'
import { stopWords } from '../texts.ts'
import type { StopKind } from './history-of.ts'

const OPENED = { neverOpened: 'no', openedOnly: 'yes' } as const

type Props = {
  kind: keyof typeof OPENED & StopKind
  stopped: Insights['stops'][StopKind]['templates'][number]
  span: { from: string; to: string }
  /** Whether it is asked at once how many can be reminded. */
  isAsked: boolean
}

/** How many of a template stopped, how many of them can be reminded, and the press that does it. */
export function Reminding({ kind, stopped, span: { from, to }, isAsked }: Props) {
  const say = useTexts(stopWords)
  const sentence = useProblemText()
  const [isWanted, setWanted] = useState(isAsked)
  const asked = { templateId: stopped.templateId, opened: OPENED[kind], from, to }
  const trial = useQueryCall(remindPeople, { ...asked, isTrial: true }, { quiet: true, enabled: isWanted })
  const remind = useCall(remindPeople, { invalidates: [getInsights, remindPeople] })
  const [reminded, setReminded] = useState<number>()
  const press = async () => {
    const { output } = await remind.run({ ...asked, isTrial: false })
    if (!output) return
    setReminded(output.people)
    toastSuccess(say.reminded({ count: output.people }))
  }
  // The button that had the focus is gone.
  if (reminded !== undefined)
    return (
      <Text as="span" tone="ink2" tabIndex={-1} ref={(told: HTMLElement | null) => told?.focus()}>
        {say.reminded({ count: reminded })}
      </Text>
    )
  if (!trial.data)
    return (
      <Row gap="m">
        <Count count={stopped.count} />
        {!isWanted && (
          <Button size="compact" onClick={() => setWanted(true)}>
            {say.remind()}
          </Button>
        )}
      </Row>
    )
  const { people, mailsLeft } = trial.data
  if (people === 0)
    return (
      <Row gap="m">
        <Text as="span" type="small" tone="ink2">
          {say.nobody()}
        </Text>
        <Count count={stopped.count} />
      </Row>
    )
  return (
    <Row gap="m" rows="xs" wrap>
      {mailsLeft < people && (
        <Text as="span" type="small" tone="ink2">
          {say.mailsLeft({ count: mailsLeft })}
        </Text>
      )}
      <Button
        size="compact"
        working={remind.working}
        workingLabel={say.reminding()}
        disabled={mailsLeft === 0}
        onClick={() => void press()}
      >
        {say.remindCount({ people, count: stopped.count })}
      </Button>
      {remind.problem && <ProblemNote small>{sentence(remind.problem.key, remind.problem.values)}</ProblemNote>}
    </Row>
  )
}

function Count({ count }: { count: number }) {
  const format = useFormat()
  return <Text as="span">{format.number(count)}</Text>
}
