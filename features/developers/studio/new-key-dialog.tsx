import { useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { createKey, listKeys } from '../contract.ts'
import { keyDialogs } from '../page-texts.ts'
import { NAME_MAX } from '../rules.ts'
import { askedKey, checkKey, EXPIRIES, fieldOfProblem, type KeyValues, NEW_KEY } from './key-form.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { TemplateChoice } from './template-choice.tsx'

type Props = { onMade: (apiKey: string) => void; onClose: () => void }

/** The form of a new key. */
export function NewKeyDialog({ onMade, onClose }: Props) {
  const say = useTexts(keyDialogs)
  const sentence = useProblemText()
  const [values, setValues] = useState(NEW_KEY)
  const change = (changed: Partial<KeyValues>) => setValues((before) => ({ ...before, ...changed }))
  const { problems, form, isRight, refuse } = useFieldProblems(values, checkKey)
  const { run, working, problem } = useCall(createKey, { invalidates: [listKeys] })
  const errorOf = (key: string | undefined) => key && sentence(key)
  const submit = async () => {
    if (!isRight()) return
    const { output, problem } = await run(askedKey(values))
    if (output) return onMade(output.apiKey)
    const field = fieldOfProblem(problem.key)
    if (field) refuse(field, problem.key)
  }
  return (
    <FormDialog
      form={form}
      gap="xxl"
      isDrawer
      isTyped={values !== NEW_KEY}
      onClose={onClose}
      title={say.newTitle()}
      note={say.told()}
      submit={say.create()}
      working={working}
      workingLabel={say.creating()}
      problem={problem && !fieldOfProblem(problem.key) ? problem.key : undefined}
      onSubmit={() => void submit()}
    >
      <TextField
        label={say.nameLabel()}
        hint={say.nameHint()}
        error={errorOf(problems.name)}
        value={values.name}
        maxCount={NAME_MAX}
        countFrom={30}
        autoComplete="off"
        data-autofocus
        onChange={(name) => change({ name })}
      />
      <ScopeChoice chosen={values.scopes} error={errorOf(problems.scopes)} onChange={(scopes) => change({ scopes })} />
      <TemplateChoice
        isForAll={values.isForAll}
        templates={values.templates}
        error={errorOf(problems.templates)}
        onChange={change}
      />
      <Expiry days={values.days} onChange={(days) => change({ days })} />
      <TextArea
        label={say.networks()}
        optional
        hint={say.networksHint()}
        error={errorOf(problems.networks)}
        value={values.networks}
        spellCheck={false}
        onChange={(networks) => change({ networks })}
      />
    </FormDialog>
  )
}

function Expiry({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const say = useTexts(keyDialogs)
  const format = useFormat()
  const wordOf = (count: number) => {
    if (count === 0) return say.noExpiry()
    const date = format.date(Date.now() + count * 86_400_000)
    return count % 365 === 0 ? say.inYears({ count: count / 365, date }) : say.inDays({ count, date })
  }
  return (
    <FieldFrame label={say.expiry()}>
      {(control) => (
        <SelectBox {...control} value={days} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {EXPIRIES.map((count) => (
            <option key={count} value={count}>
              {wordOf(count)}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  )
}
