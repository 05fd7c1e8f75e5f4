import { useState } from 'react'
import { remindPeople } from '#features/history/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getInsights, type Insights } from '../contract.ts'
import { stopWords } from '../texts.ts'
import type { HistoryOf, StopKind } from './history-of.ts'

type Stopped = Insights['stops'][StopKind]['templates'][number]
type Props = { kind: StopKind; insights: Insights; historyOf: HistoryOf; onClose: () => void }

/** The templates of a line, each with its history narrowed to who is meant, and where an e-mail helps, with reminding. */
export function StopDialog({ kind, insights, historyOf, onClose }: Props) {
  const say = useTexts(stopWords)
  const { count, templates } = insights.stops[kind]
  const span = spanOf(kind, insights)
  const others = count - templates.reduce((sum, stopped) => sum + stopped.count, 0)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say[kind]({ count })}
      {...(kind !== 'cameBack' && { explanation: say.remindLead() })}
    >
      <Rows>
        {templates.map((stopped) => (
          <li key={stopped.templateId}>
            <Row gap="m" rows="s" justify="between" full wrap>
              <Box grow>
                <PageLink className="bz-link" href={historyOf(stopped, kind, span)}>
                  {stopped.title}
                </PageLink>
              </Box>
              {kind === 'cameBack' ? (
                <Count count={stopped.count} />
              ) : (
                <Reminding kind={kind} stopped={stopped} span={span} isAsked={templates.length <= ASKED_AT_ONCE} />
              )}
            </Row>
          </li>
        ))}
      </Rows>
      {others > 0 && <Text tone="ink2">{say.others({ count: others })}</Text>}
    </Dialog>
  )
}

/** Templates for which it is asked at once how many can be reminded; of more, one by one as somebody wants to know. */
const ASKED_AT_ONCE = 3

/** Who opened a page before that was counted nobody knows: they are neither listed nor reminded. */
function spanOf(kind: StopKind, { from, to, countedSince }: Insights) {
  return { from: kind === 'neverOpened' && countedSince !== '' ? countedSince : from, to }
}

function Count({ count }: { count: number }) {
  const format = useFormat()
  return <Text as="span">{format.number(count)}</Text>
}

const OPENED = { neverOpened: 'no', openedOnly: 'yes' } as const

type RemindingProps = {
  kind: keyof typeof OPENED
  stopped: Stopped
  span: { from: string; to: string }
  isAsked: boolean
}

/** How many of a template would be reminded, and the press that does it. */
function Reminding({ kind, stopped, span: { from, to }, isAsked }: RemindingProps) {
  const say = useTexts(stopWords)
  const sentence = useProblemText()
  const [isWanted, setWanted] = useState(isAsked)
  const asked = { templateId: stopped.templateId, opened: OPENED[kind], from, to }
  const trial = useQueryCall(remindPeople, { ...asked, isTrial: true }, { quiet: true, enabled: isWanted })
  const remind = useCall(remindPeople, { invalidates: [getInsights] })
  const [reminded, setReminded] = useState<number>()
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
  const press = async () => {
    const { output } = await remind.run({ ...asked, isTrial: false })
    if (!output) return
    setReminded(output.people)
    toastSuccess(say.reminded({ count: output.people }))
  }
  if (reminded !== undefined || people === 0)
    return (
      <Text as="span" tone="ink2">
        {reminded === undefined ? say.nobody() : say.reminded({ count: reminded })}
      </Text>
    )
  return (
    <Row gap="m" rows="xs" wrap>
      <Text as="span" type="small" tone="ink2">
        {say.mailsLeft({ count: mailsLeft })}
      </Text>
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
