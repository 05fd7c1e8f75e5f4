import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { UNDO_CHOICES, UNDO_USUAL } from '../../send-rules.ts'
import { readSendSettings, updateSendSettings } from '../contract.ts'
import { undoWords } from '../texts.ts'

/** How long the community's sends can be undone before their e-mails leave. */
export function UndoSetting() {
  const undoTexts = useTexts(undoWords)
  const query = useQueryCall(readSendSettings, {})
  const { run, working } = useCall(updateSendSettings, { invalidates: [readSendSettings] })
  const choose = async (undoSeconds: number) => {
    const { problem } = await run({ undoSeconds })
    if (!problem) toastSuccess(undoTexts.kept())
  }
  const labelOf = (seconds: number) => {
    if (seconds === UNDO_USUAL) return undoTexts.usual()
    if (seconds === 0) return undoTexts.atOnce()
    return seconds < 60 ? undoTexts.seconds({ count: seconds }) : undoTexts.minutes({ count: seconds / 60 })
  }
  return (
    <Section title={undoTexts.title()} lead={undoTexts.text()} padBlock="xxxl">
      <Loaded query={query} coming={<RuledOutline kind="lines" count={1} />}>
        {(data) => (
          <Row gap="s" align="stretch" wrap role="group" aria-label={undoTexts.title()} aria-busy={working}>
            {UNDO_CHOICES.map((seconds) => (
              <FilterChip key={seconds} selected={data.undoSeconds === seconds} onSelect={() => void choose(seconds)}>
                {labelOf(seconds)}
              </FilterChip>
            ))}
          </Row>
        )}
      </Loaded>
    </Section>
  )
}
