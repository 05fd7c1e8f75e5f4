import { useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { addChallenge, listChallenges } from '../contract.ts'
import { TITLE_MAX } from '../rules.ts'
import { challengeForm } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import { checkDraft, type Draft, fieldOf, startData, toCall, withType } from './challenge-draft.ts'
import styles from './challenges.module.css'
import { DraftPreview } from './draft-preview.tsx'
import type { OwnChallenge } from './own-dialog.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useWayNote } from './use-way-note.ts'

export type Created = { challenge: OwnChallenge; codes: string[] }
type Props = Pick<Output<typeof listChallenges>, 'types' | 'mayGive'> & {
  /** For a quest that is not saved yet: it is published with the quest. */
  isDraft: boolean
  onClose: () => void
  onCreated: (created: Created) => void
}

const START: Draft = { type: 'ownsBadges', data: startData('ownsBadges'), reward: '10', title: '' }

/** The form of a new challenge: types at the left, the fields of the chosen one at the right. */
export function NewChallengeForm({ types, mayGive, isDraft, onClose, onCreated }: Props) {
  const say = useTexts(challengeForm)
  const sentence = useProblemText()
  const [first] = useState<Draft>(mayGive ? START : { ...START, reward: '' })
  const [draft, setDraft] = useState(first)
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState<string>()
  const offered = types.map(({ type }) => type)
  const { Fields, Beside } = TYPES_IN_STUDIO[draft.type]
  const fields = useRef<HTMLDivElement>(null)
  const validation = useFieldProblems(draft, checkDraft)
  const { run, working } = useCall(addChallenge, { invalidates: [listChallenges] })
  const errors = Object.fromEntries(
    Object.entries(validation.problems).map(([field, key]) => [field, key && sentence(key)]),
  )
  const change = (part: Partial<Draft>) => {
    setRefusal(undefined)
    setDraft((before) => ({ ...before, ...part }))
  }
  const enter = (data: Draft['data']) => change({ data })
  const choose = (type: Draft['type']) => {
    validation.forget()
    setRefusal(undefined)
    setDraft((before) => withType(before, type))
    // On phones the fields are below all of the types.
    if (matchMedia('(max-width: 640px)').matches) fields.current?.scrollIntoView({ block: 'start' })
  }
  const submit = async () => {
    if (!validation.isRight()) return
    const { output, problem } = await run({ ...toCall(draft), isDraft })
    if (output) {
      toastSuccess(isDraft ? say.drafted() : say.created())
      return onCreated({
        challenge: { id: output.challengeId, type: draft.type, data: draft.data },
        codes: output.codes,
      })
    }
    const field = fieldOf(problem.key)
    if (field) validation.refuse(field, problem.key)
    else if (!isServerTrouble(problem)) setRefusal(problem.key)
  }
  return (
    <FormDialog
      form={validation.form}
      className={styles.form}
      isTyped={draft !== first}
      isSteady
      width={780}
      onClose={onClose}
      title={say.title()}
      note={useWayNote(draft.type, types)}
      submit={say.create()}
      working={working}
      workingLabel={say.creating()}
      onSubmit={() => void submit()}
    >
      <TypeChoice offered={offered} chosen={draft.type} onChoose={choose} />
      <Stack ref={fields} gap="l" shrinks>
        {Fields && (
          <Fields
            key={draft.type}
            type={draft.type}
            offered={offered}
            data={draft.data}
            onChange={enter}
            errors={errors}
            onNamed={(hash, title) => setNames((before) => new Map(before).set(hash, title))}
          />
        )}
        <Grid columns={2} beside gap="m">
          {Beside && <Beside data={draft.data} onChange={enter} errors={errors} />}
          {mayGive && (
            <TextField
              label={say.points()}
              inputMode="numeric"
              value={draft.reward}
              onChange={(reward) => change({ reward })}
              error={errors.reward}
            />
          )}
        </Grid>
        <TextField
          label={say.ownTitle()}
          optional
          value={draft.title}
          onChange={(title) => change({ title })}
          maxCount={TITLE_MAX}
          countFrom={TITLE_MAX - 20}
          error={errors.title}
        />
        <DraftPreview draft={draft} names={names} />
        {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
      </Stack>
    </FormDialog>
  )
}
