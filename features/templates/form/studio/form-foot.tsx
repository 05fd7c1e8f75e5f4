import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { formWords } from '../../texts.ts'
import { actOf, type FormStep } from './form-steps.ts'

type DraftProps = { isDraft: boolean; onChange: (isDraft: boolean) => void }

/** At the left of the form's footer: whether a new template stays a draft. */
export function DraftSwitch({ isDraft, onChange }: DraftProps) {
  const formTexts = useTexts(formWords)
  return <SwitchField side="left" label={formTexts.keepDraft()} checked={isDraft} onChange={onChange} />
}

type Props = {
  step: FormStep
  isNew: boolean
  isDraft: boolean
  working: boolean
  onClose: () => void
  /** Leads from the second step to the first. */
  onBack: () => void
  onSubmit: () => void
}

/** At the right of the form's footer: cancel or back, and the button that leads on or saves. */
export function FormActions({ step, isNew, isDraft, working, onClose, onBack, onSubmit }: Props) {
  const formTexts = useTexts(formWords)
  const common = useTexts(words)
  return (
    <DialogActions
      onClose={step === 2 ? onBack : onClose}
      cancel={step === 2 ? formTexts.goBack() : common.cancel()}
      working={working}
      workingLabel={isNew ? formTexts.creating() : formTexts.saving()}
      onClick={onSubmit}
    >
      {formTexts[actOf(step, isNew, isDraft)]()}
    </DialogActions>
  )
}
