import { type FormEvent, useId, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getCheckLimits, updateCheckLimits } from '../contract.ts'
import { limitsForm } from '../studio-texts.ts'
import { providerNames } from '../view-texts.ts'
import { checkLimits, type Limits, limitsCall, startLimits } from './limits-values.ts'

/** How often members may have challenges checked at each provider, and how many wallets of a network pass one. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(limitsForm)
  const common = useTexts(words)
  const form = useId()
  const query = useQueryCall(getCheckLimits, {})
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.title()}
      actions={
        <DialogActions
          onClose={onClose}
          type="submit"
          form={form}
          disabled={!query.data}
          working={isSaving}
          workingLabel={common.saving()}
        >
          {common.save()}
        </DialogActions>
      }
    >
      <Loaded query={query} coming={<RuledOutline kind="lines" count={3} />}>
        {(limits) => <LimitsForm id={form} limits={limits} onSaving={setIsSaving} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type Props = {
  id: string
  limits: Output<typeof getCheckLimits>
  onSaving: (isSaving: boolean) => void
  onClose: () => void
}

function LimitsForm({ id, limits, onSaving, onClose }: Props) {
  const say = useTexts(limitsForm)
  const names = useTexts(providerNames)
  const format = useFormat()
  const sentence = useProblemText()
  const [values, setValues] = useState(() => startLimits(limits))
  const [refusal, setRefusal] = useState<string>()
  const validation = useFieldProblems(values, (typed: Limits) => checkLimits(typed, limits))
  const { run, working } = useCall(updateCheckLimits, { invalidates: [getCheckLimits] })
  const errorOf = (field: string) => {
    const problem = (validation.problems as Record<string, string | undefined>)[field]
    return problem && sentence(problem)
  }
  const change = (field: string, typed: string) => setValues((before) => ({ ...before, [field]: typed }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (working || !validation.isRight()) return
    onSaving(true)
    const { output, problem } = await run(limitsCall(values))
    onSaving(false)
    if (output) {
      toastSuccess(say.saved())
      return onClose()
    }
    if (!isServerTrouble(problem)) setRefusal(problem.key)
  }
  return (
    <Stack as="form" id={id} ref={validation.form} gap="l" onSubmit={(event) => void save(event)} noValidate>
      {limits.providers.length > 0 && <Text tone="ink2">{say.text()}</Text>}
      {limits.providers.map(({ provider, usedToday, most }) => (
        <TextField
          key={provider}
          label={say.perDay({ provider: names[provider as keyof typeof names]() })}
          hint={say.used({ used: format.number(usedToday), most: format.number(most) })}
          inputMode="numeric"
          value={values[provider] ?? ''}
          onChange={(typed) => change(provider, typed)}
          error={errorOf(provider)}
        />
      ))}
      <TextField
        label={say.network()}
        hint={say.networkHint()}
        inputMode="numeric"
        value={values.network ?? ''}
        onChange={(typed) => change('network', typed)}
        error={errorOf('network')}
      />
      {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
    </Stack>
  )
}
