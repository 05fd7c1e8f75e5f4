import { PageLink } from '#ui/buttons/page-link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { stopWords } from '../texts.ts'
import type { HistoryOf, StopKind } from './history-of.ts'
import { Reminding } from './reminding.tsx'

type Props = { kind: StopKind; insights: Insights; historyOf: HistoryOf; onClose: () => void }

/** The templates of a line, each with its history narrowed to who is meant, and where an e-mail helps, with reminding. */
export function StopDialog({ kind, insights, historyOf, onClose }: Props) {
  const say = useTexts(stopWords)
  const format = useFormat()
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
                <Text as="span">{format.number(stopped.count)}</Text>
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
