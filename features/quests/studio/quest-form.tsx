import { Suspense, useState } from 'react'
import { LeaveDialog } from '#features/templates/form/studio/leave-dialog.tsx'
import { WayBack } from '#features/templates/form/studio/way-back.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { FullDialog } from '#ui/dialogs/full-dialog.tsx'
import { EnterForm } from '#ui/fields/enter-form.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Quest } from '../contract.ts'
import { RewardFields } from '../rewards/studio/reward-fields.tsx'
import { WonFields } from '../rewards/studio/won-fields.tsx'
import { questForm, questsPage } from '../studio-texts.ts'
import { TrialDialog } from '../trial/studio/trial-dialog.tsx'
import { TryPart } from '../trial/studio/try-part.tsx'
import { addStep } from './form-values.ts'
import { QuestActions, SeenBy } from './quest-form-foot.tsx'
import { QuestPreview } from './quest-preview.tsx'
import { QuestStageFoot } from './quest-stage.tsx'
import type { StageViewName } from './shown-quest.ts'
import { StepFields } from './step-fields.tsx'
import { TitleFields } from './title-fields.tsx'
import { useChallenges } from './use-challenges.ts'
import { useDiscardDrafts } from './use-discard-drafts.ts'
import { useQuestForm } from './use-quest-form.ts'
import { useSaveQuest } from './use-save-quest.ts'
import { WhenFields } from './when-fields.tsx'

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
  const sentence = useProblemText()
  const challenges = useChallenges()
  const { edited, kept, fields, validation, clear } = useQuestForm(quest, isCopy, timeZone)
  const { values, change } = kept
  const { problems, refusals } = validation
  const save = useSaveQuest(edited, validation.refuse)
  const discardDrafts = useDiscardDrafts()
  const [view, setView] = useState<StageViewName>('start')
  const [over, setOver] = useState<'leaving' | 'trial' | 'newChallenge'>()
  const back = () => setOver(undefined)
  const close = () => (kept.isChanged ? setOver('leaving') : onClose())
  const add = (challengeId: string) => change({ steps: addStep(values.steps, challengeId, edited) })
  const check = () => {
    const isRight = validation.isRight()
    if (!isRight) toastError(sentence('fillIn'))
    return isRight
  }
  const submit = async () => {
    if (!check() || !(await save.run(fields))) return
    kept.forget()
    const title = values.title.trim()
    toastSuccess(edited ? say.saved({ title }) : say.created({ title }))
    onClose()
  }
  const discard = () => {
    discardDrafts(values.steps, challenges ?? [])
    kept.forget()
    onClose()
  }
  const error = (field: keyof typeof problems) => (problems[field] ? sentence(problems[field]) : undefined)
  const part = { values, change, error }
  const steps = { values, change, problems, challenges, quest: edited }
  return (
    <FullDialog
      opened
      onClose={close}
      title={edited ? say.editTitle({ title: edited.title }) : page.new()}
      explanation={edited && edited.started > 0 ? say.startedNote({ count: edited.started }) : page.explanation()}
      stage={<QuestPreview view={view} values={values} challenges={challenges} timeZone={timeZone} quest={edited} />}
      stageTop={<WayBack to={page.title()} isChanged={kept.isChanged} onBack={close} />}
      stageFoot={<QuestStageFoot view={view} onView={setView} />}
      draft={<SeenBy members={members} />}
      actions={<QuestActions working={save.working} onClose={close} onSave={() => void submit()} />}
    >
      {kept.isRestored && (
        <Box below="xl">
          <RestoredNote onClear={clear} />
        </Box>
      )}
      <EnterForm form={validation.form} gap="l" onSubmit={() => void submit()}>
        {save.problem && <ProblemNote>{sentence(save.problem)}</ProblemNote>}
        <TitleFields {...part} />
        <WhenFields {...part} timeZone={timeZone} />
        <StepFields {...steps} onAdd={add} onNew={() => setOver('newChallenge')} />
        <RewardFields {...part} mayGive={mayGive} />
        <WonFields {...part} problems={problems} refusals={refusals} />
        <TryPart onTry={() => check() && setOver('trial')} />
      </EnterForm>
      {/* Outside of the form: the submission of a new challenge would reach it. */}
      <Suspense>{over === 'newChallenge' && <NewChallengeDialog isDraft onClose={back} onCreated={add} />}</Suspense>
      {over === 'trial' && <TrialDialog fields={fields} challenges={challenges ?? []} onClose={back} />}
      <LeaveDialog opened={over === 'leaving'} onStay={back} onLeave={onClose} onDiscard={discard} />
    </FullDialog>
  )
}
