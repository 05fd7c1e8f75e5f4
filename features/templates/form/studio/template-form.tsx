import { useState } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { FullDialog } from '#ui/dialogs/full-dialog.tsx'
import { EnterForm } from '#ui/fields/enter-form.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { FormEvent } from '../../event/studio/form-event.tsx'
import { type Category, isPublished } from '../../rules.ts'
import { FormSkills } from '../../skills/studio/form-skills.tsx'
import { categoryWords, formWords } from '../../texts.ts'
import { FormAdvanced } from './form-advanced.tsx'
import { FormContent } from './form-content.tsx'
import { DraftSwitch, FormActions } from './form-foot.tsx'
import { FormLook } from './form-look.tsx'
import { FormStage, FormStageFoot, useFormStage } from './form-stage.tsx'
import type { FormStep } from './form-steps.ts'
import { FormTour } from './form-tour.tsx'
import type { FormValues, Template } from './form-values.ts'
import { FormVersion } from './form-version.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SaveProblem } from './save-problem.tsx'
import styles from './template-form.module.css'
import { type Saved, useSubmitTemplate } from './use-submit-template.ts'
import { useTemplateForm } from './use-template-form.ts'
import { WayBack } from './way-back.tsx'

type Props = {
  category: Category
  /** A template to edit, or with `isClone` to start from; without it the form is empty. */
  template?: Template
  isClone?: boolean
  /** What a new template starts with, in place of empty fields. */
  start?: FormValues | undefined
  /** Names that start in what is kept on this device; 'first' without it. */
  startName?: string
  onClose: () => void
  /**
   * The template is saved; `callbackId` is '' for a draft. `forget` removes the copy of an edit kept on this device.
   */
  onSaved: (saved: Saved) => void
}

/**
 * One form to create, edit and clone a template of any category, beside the card that it makes. On phones, where it
 * fills the page, creation has two steps: content, then look and advanced.
 */
export function TemplateForm({ category, template, isClone, start, startName = 'first', onClose, onSaved }: Props) {
  const formTexts = useTexts(formWords)
  const names = useTexts(categoryWords)
  const asks = CATEGORY_FIELDS[category]
  const isPage = useIsNarrow()
  const writing = useTemplateForm({ category, template, isClone: isClone ?? false, start, startName })
  const { edited, kept, values, validation, part } = writing
  const isNew = !edited
  const stage = useFormStage(category, validation.form)
  const [chosenStep, setStep] = useState<1 | 2>(1)
  const step: FormStep = isPage && isNew && asks.title ? chosenStep : undefined
  const [movesClaims, setMovesClaims] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isTouring, setTouring] = useState(false)
  const { submit, working, general } = useSubmitTemplate({ writing, step, onStep: setStep, movesClaims, onSaved })
  const close = () => (kept.isChanged ? setLeaving(true) : onClose())
  const discard = () => {
    kept.forget()
    onClose()
  }
  const title = isNew
    ? formTexts.createTitle({ category: names[category]() })
    : formTexts.editTitle({ title: edited.data.name })
  const foot = { step, isNew, isDraft: values.draft, working }
  return (
    <FullDialog
      opened
      onClose={close}
      title={title}
      explanation={names[`${category}For`]()}
      help={<HelpLink guide={asks.event ? 'event-and-door' : 'first-badge'} />}
      step={step}
      stage={<FormStage stage={stage} spec={writing.card} onShape={(themeShape) => kept.change({ themeShape })} />}
      stageTop={<WayBack to={names[category]()} isChanged={kept.isChanged} onBack={close} />}
      stageFoot={<FormStageFoot stage={stage} category={category} onHelp={() => setTouring(true)} isStrip={isPage} />}
      draft={
        isNew &&
        asks.draft &&
        step !== 1 && <DraftSwitch isDraft={values.draft} onChange={(draft) => kept.change({ draft })} />
      }
      actions={<FormActions {...foot} onClose={close} onBack={() => setStep(1)} onSubmit={submit} />}
    >
      {kept.isRestored && (
        <Box below="xxl">
          <RestoredNote hasLost={kept.hasLost} onClear={writing.clear} />
        </Box>
      )}
      <EnterForm form={validation.form} className={styles.form} onSubmit={submit}>
        {edited && isPublished(edited.contractState) && (
          <FormVersion template={edited} movesClaims={movesClaims} onMove={setMovesClaims} />
        )}
        {general && <SaveProblem problem={general} />}
        {step !== 2 && (
          <>
            <FormContent {...part} />
            {asks.event && <FormEvent {...part} />}
          </>
        )}
        {step !== 1 && (
          <>
            <FormLook {...part} />
            <FormAdvanced {...part} />
            <FormSkills {...part} />
          </>
        )}
      </EnterForm>
      {isTouring && <FormTour onEnd={() => setTouring(false)} />}
      <LeaveDialog opened={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} onDiscard={discard} />
    </FullDialog>
  )
}
