import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Suspense, useMemo, useState } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { LeaveDialog } from '#features/templates/studio/leave-dialog.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { FullDialog } from '#ui/dialogs/full-dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import type { Quest } from '../contract.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '../rules.ts'
import { questForm, questsPage } from '../studio-texts.ts'
import { questProblemsOf } from './form-check.ts'
import { addStep, copyValues, startValues, toCall } from './form-values.ts'
import styles from './quest-form.module.css'
import { QuestStage, QuestStageFoot } from './quest-stage.tsx'
import { RewardFields } from './reward-fields.tsx'
import { type StageViewName, shownQuest } from './shown-quest.ts'
import { StepFields } from './step-fields.tsx'
import { TrialDialog } from './trial-dialog.tsx'
import { useChallenges } from './use-challenges.ts'
import { useDiscardDrafts } from './use-discard-drafts.ts'
import { useSaveQuest } from './use-save-quest.ts'
import { WhenFields } from './when-fields.tsx'
import { WonFields } from './won-fields.tsx'

const NewChallengeDialog = lazyPart(() =>
  import('#features/challenges/studio/new-challenge-dialog.tsx').then((module) => module.NewChallengeDialog),
)

type Props = {
  /** A quest to edit, or with `isCopy` to start from; without it the form is empty. */
  quest?: Quest | undefined
  isCopy?: boolean
  /** The community's. */
  timeZone: string
  /** Members who see the quest once it is saved. */
  members: number
  mayGive: boolean
  onClose: () => void
}

/** One form to create, edit and copy a quest, beside the phone that shows it. */
export function QuestForm({ quest, isCopy = false, timeZone, members, mayGive, onClose }: Props) {
  const say = useTexts(questForm)
  const page = useTexts(questsPage)
  const common = useTexts(words)
  const sentence = useProblemText()
  const community = useQueryCall(getIssuer, {}, { quiet: true }).data ?? { name: '', profileImage: '' }
  const challenges = useChallenges()
  const edited = isCopy ? undefined : quest
  const kept = quest ? `${isCopy ? 'copy-' : ''}${quest.id}` : 'new'
  const owner = readSession().full?.claims.did ?? ''
  const start = quest && isCopy ? copyValues(quest) : startValues(edited)
  const form = useKeptValues(`quest-form:${owner}:${kept}`, start, 'description')
  const { values, change } = form
  const validation = useFieldProblems(toCall(values, timeZone, edited), (fields) =>
    questProblemsOf(fields, new Date(), edited),
  )
  const [view, setView] = useState<StageViewName>('start')
  const [isLeaving, setLeaving] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const discardDrafts = useDiscardDrafts()
  const save = useSaveQuest(edited, validation.refuse)
  const { problems, refusals } = validation
  const error = (field: keyof typeof problems) => (problems[field] ? sentence(problems[field]) : undefined)
  const close = () => (form.isChanged ? setLeaving(true) : onClose())
  const submit = async () => {
    if (!validation.isRight()) return toastError(sentence('fillIn'))
    if (!(await save.run(toCall(values, timeZone, edited)))) return
    form.forget()
    toastSuccess(edited ? say.saved({ title: values.title.trim() }) : say.created({ title: values.title.trim() }))
    onClose()
  }
  const add = (challengeId: string) => change({ steps: addStep(values.steps, challengeId, edited) })
  const tryIt = () => (validation.isRight() ? setTrying(true) : toastError(sentence('fillIn')))
  const shown = useMemo(
    () =>
      shownQuest(values, {
        view,
        challenges: challenges?.map((one) => ({ ...one.shown, title: one.title })) ?? [],
        community,
        timeZone,
        quest: edited,
        now: new Date(),
      }),
    [values, view, challenges, community, timeZone, edited],
  )
  return (
    <FullDialog
      opened
      onClose={close}
      title={edited ? say.editTitle({ title: edited.title }) : page.new()}
      explanation={edited && edited.started > 0 ? say.startedNote({ count: edited.started }) : page.explanation()}
      stage={<QuestStage view={view} quest={shown} />}
      stageTop={
        <>
          <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={close}>
            {page.title()}
          </Button>
          {form.isChanged && (
            <Row as="span" inline gap="s">
              <StatusGlyph status="draft" /> {say.notSaved()}
            </Row>
          )}
        </>
      }
      stageFoot={<QuestStageFoot view={view} onView={setView} />}
      draft={<span className={styles.seen}>{say.seenBy({ count: members })}</span>}
      actions={
        <DialogActions
          onClose={close}
          working={save.working}
          workingLabel={common.saving()}
          onClick={() => void submit()}
        >
          {common.save()}
        </DialogActions>
      }
    >
      {form.isRestored && (
        <Box below="xl">
          <RestoredNote
            onClear={() => {
              form.clear()
              validation.forget()
            }}
          />
        </Box>
      )}
      <form
        className={styles.form}
        ref={validation.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {save.problem && <ProblemNote>{sentence(save.problem)}</ProblemNote>}
        <TextField
          label={say.title()}
          value={values.title}
          onChange={(title) => change({ title })}
          maxCount={TITLE_MAX}
          placeholder={say.titleExample()}
          error={error('title')}
          dir="auto"
          data-autofocus
        />
        <TextArea
          label={say.description()}
          optional
          value={values.description}
          onChange={(description) => change({ description })}
          maxCount={DESCRIPTION_MAX}
          placeholder={say.descriptionExample()}
          error={error('description')}
          dir="auto"
        />
        <WhenFields values={values} change={change} error={error} timeZone={timeZone} />
        <StepFields
          values={values}
          change={change}
          problems={problems}
          challenges={challenges}
          quest={edited}
          onAdd={add}
          onNew={() => setAdding(true)}
        />
        <RewardFields values={values} change={change} error={error} mayGive={mayGive} />
        <WonFields values={values} change={change} problems={problems} error={error} refusals={refusals} />
        <Row gap="m" rows="s" wrap tone="ink2" className={styles.trial}>
          <Button onClick={tryIt}>{say.tryIt()}</Button>
          <span>{say.tryHint()}</span>
        </Row>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      {/* Outside of the form: the submission of a new challenge would reach it. */}
      <Suspense>{isAdding && <NewChallengeDialog isDraft onClose={() => setAdding(false)} onCreated={add} />}</Suspense>
      {isTrying && (
        <TrialDialog
          fields={toCall(values, timeZone, edited)}
          challenges={challenges ?? []}
          onClose={() => setTrying(false)}
        />
      )}
      <LeaveDialog
        opened={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={onClose}
        onDiscard={() => {
          discardDrafts(values.steps, challenges ?? [])
          form.forget()
          onClose()
        }}
      />
    </FullDialog>
  )
}
