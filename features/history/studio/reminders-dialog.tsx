import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { readSession } from '#features/sign-in/studio/session.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { patch } from '#ui/calls/cached.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getReminders, reminderFields, updateReminders } from '../contract.ts'
import { wordsOf } from './words-of.ts'

/** Reminders for waiting badges: none, one or two, after how many days; for one template, or by an admin for all. */
export function RemindersDialog({ template, onEnd }: { template: Template; onEnd: () => void }) {
  const manyTexts = useTexts(wordsOf(template).many)
  const common = useTexts(words)
  const format = useFormat()
  const sentence = useProblemText()
  const query = useQueryCall(getReminders, { templateId: template.id })
  const { data } = query
  const { run } = useCallAtOnce(updateReminders, {
    show: ({ templateId, days, times, isForAll }) => [
      patch(getReminders, (now) => ({ ...now, days, times, isOwn: now.isOwn || !isForAll }), { templateId }),
    ],
    thing: ({ templateId, isForAll }) => (isForAll ? '' : templateId),
    invalidates: [getReminders],
  })
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<{ days?: string; times?: number }>({})
  const [isForAll, setForAll] = useState(false)
  const isAdmin = readSession().full?.claims.isContributor === false
  const days = chosen.days ?? String(data?.days ?? '')
  const times = chosen.times ?? data?.times ?? 0
  const choose = (part: typeof chosen) => {
    setProblem(undefined)
    setChosen({ ...chosen, ...part })
  }
  const save = async () => {
    const input = { templateId: template.id, days: Number(days), times, isForAll }
    const { error } = reminderFields.safeParse(input)
    if (error) return setProblem(error.issues[0]?.message)
    onEnd()
    const { output } = await run(input)
    if (output) toastSuccess(manyTexts.remindersKept())
  }
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={manyTexts.remindTitle()}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      note={data && manyTexts.mailsLeft({ left: format.number(data.mailsLeft), limit: format.number(data.mailLimit) })}
      actions={
        <DialogActions onClose={onEnd} disabled={!data} onClick={() => void save()}>
          {common.save()}
        </DialogActions>
      }
    >
      <Text below="l" width="text" tone="ink2">
        {manyTexts.remindThen()}
      </Text>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={3} />}>
        {() => (
          <>
            <Row gap="s" align="stretch" wrap role="group" aria-label={manyTexts.remindTimes()}>
              {([manyTexts.never(), manyTexts.once(), manyTexts.twice()] as const).map((label, count) => (
                <FilterChip key={label} selected={times === count} onSelect={() => choose({ times: count })}>
                  {label}
                </FilterChip>
              ))}
            </Row>
            {times > 0 && (
              <Box above="l">
                <TextField
                  label={manyTexts.remindDays()}
                  inputMode="numeric"
                  value={days}
                  onChange={(text) => choose({ days: text })}
                  error={problem && sentence(problem)}
                />
              </Box>
            )}
            {isAdmin && (
              <Box above="l">
                <SwitchField
                  label={manyTexts.remindAll()}
                  hint={manyTexts.remindAllHint()}
                  checked={isForAll}
                  onChange={setForAll}
                />
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
