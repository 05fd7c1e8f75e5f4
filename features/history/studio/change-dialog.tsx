import { lazy, Suspense, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listSessions } from '#features/claims/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { isDay } from '#ui/fields/days/read-day.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { changeBatch, changeSessions } from '../contract.ts'
import { historyWords } from '../row-texts.ts'
import { type ChangeKind, needsReason } from '../rules.ts'
import { ReasonField } from './reason-field.tsx'
import { useReason } from './use-reason.ts'
import { wordsOf } from './words-of.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

/** Rows by their challenges, or the whole send of one row; `count` undefined: more than were counted. */
export type Chosen = ({ challenges: string[]; batch?: undefined } | { batch: string }) & { count: number | undefined }
type Props = { template: Template; kind: ChangeKind; chosen: Chosen; onEnd: (isDone: boolean) => void }

const MADE_STALE = [listSessions, listTemplates, getTemplate, countTemplates, preflight]

/** Explains a change of many rows, and asks for its inputs: a reason, a last day, whether to notify holders. */
export function ChangeDialog({ template, kind, chosen, onEnd }: Props) {
  const manyTexts = useTexts(wordsOf(template).many)
  const historyTexts = useTexts(historyWords)
  const common = useTexts(words)
  const sentence = useProblemText()
  const [day, setDay] = useState('')
  const [isNotified, setIsNotified] = useState(false)
  const [missing, setMissing] = useState(false)
  const some = useCall(changeSessions, { invalidates: MADE_STALE })
  const all = useCall(changeBatch, { invalidates: MADE_STALE })
  const [failed, setFailed] = useState<string>()
  const signing = useSigning(MADE_STALE, setFailed)
  const forget = () => {
    some.reset()
    all.reset()
    setFailed(undefined)
  }
  const writing = useReason(forget)
  const problem = some.problem?.key ?? all.problem?.key ?? failed
  const isAsking = needsReason(kind)
  const { count } = chosen
  const title =
    count === undefined ? manyTexts.changeWhole({ change: manyTexts[kind]() }) : manyTexts[`${kind}Title`]({ count })
  const change = async () => {
    if (isAsking && !writing.isGiven()) return
    if (kind === 'extend' && !isDay(day)) return setMissing(true)
    const asked = {
      kind,
      reason: writing.reason,
      isTold: isNotified,
      endDate: day ? new Date(`${day}T23:59:00`).toISOString() : '',
    }
    if ('challenges' in chosen) {
      const { output } = await some.run({ ...asked, challenges: chosen.challenges })
      if (!output) return
      if (output.callbackId) return signing.wait(output.callbackId, () => end(manyTexts.rowsStarted()))
      return end(manyTexts.done({ count: output.changed }))
    }
    const { output } = await all.run({ ...asked, challenge: chosen.batch })
    if (!output) return
    if (output.isWaiting) signing.wait(output.callbackId, () => end(manyTexts.started()))
    else end(manyTexts.started())
  }
  const end = (said: string) => {
    toastSuccess(said)
    onEnd(true)
  }
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      title={title}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      actions={
        <DialogActions
          onClose={() => onEnd(false)}
          kind={kind === 'revoke' ? 'dangerFilled' : 'primary'}
          working={some.working || all.working}
          onClick={() => void change()}
        >
          {manyTexts[`${kind}Now`]()}
        </DialogActions>
      }
    >
      <OperationDialog operation={signing.operation} byWallet title={title} queued={common.sending()} />
      <Text below="l" width="text" tone="ink2">
        {manyTexts[`${kind}Then`]()}
      </Text>
      {isAsking && (
        <ReasonField writing={writing} example={historyTexts.reasonExample()} error={problem && sentence(problem)} />
      )}
      {kind === 'extend' && (
        <Suspense>
          <DateField
            label={manyTexts.lastDay()}
            from={today()}
            error={missing ? manyTexts.dayMissing() : problem && sentence(problem)}
            value={day}
            onChange={(chosen) => {
              setDay(chosen)
              setMissing(false)
              forget()
            }}
          />
        </Suspense>
      )}
      {kind !== 'extend' && kind !== 'renew' && (
        <Box above="l">
          <SwitchField
            label={manyTexts.notify()}
            hint={manyTexts.notifyHint()}
            checked={isNotified}
            onChange={setIsNotified}
          />
        </Box>
      )}
      {!isAsking && kind !== 'extend' && problem && (
        <Text role="alert" above="m" below="m">
          {sentence(problem)}
        </Text>
      )}
    </Dialog>
  )
}

/** Today in local time, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
