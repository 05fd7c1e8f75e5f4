import { toastError } from '#ui/calls/toast.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { namesOfWrong } from './field-names.ts'
import { CONTENT_FIELDS } from './form-check.ts'
import { type FormStep, isContentWrong, stepOf } from './form-steps.ts'
import { useSaveTemplate } from './use-save-template.ts'
import type { TemplateWriting } from './use-template-form.ts'

export type Saved = { templateId: string; hash: string; callbackId: string; title: string; forget: () => void }

type What = {
  writing: TemplateWriting
  step: FormStep
  onStep: (step: 1 | 2) => void
  movesClaims: boolean
  onSaved: (saved: Saved) => void
}

/**
 * The press of the form's main button: checks the fields of the step, shows the next one, and saves at the last.
 * `general` is a refusal that belongs to no field.
 */
export function useSubmitTemplate({ writing, step, onStep, movesClaims, onSaved }: What) {
  const { category, edited, lang, kept, values, folders, validation, card } = writing
  const { language } = useLanguage()
  const sentence = useProblemText()
  const save = useSaveTemplate({
    category,
    template: edited,
    lang,
    movesClaims,
    folders,
    onRefused: (field, problem) => {
      onStep(stepOf(field))
      validation.refuse(field, problem)
    },
  })
  const submit = async () => {
    const asked = step === 1 ? CONTENT_FIELDS : undefined
    if (!validation.isRight(asked)) {
      const found = writing.findProblems()
      if (isContentWrong(found)) onStep(1)
      const fields = namesOfWrong(category, found, language, asked)
      return toastError(fields ? sentence('fillInFields', { fields }) : sentence('fillIn'))
    }
    if (step === 1) return onStep(2)
    const saved = await save.run(values)
    if (!saved) return
    // A new template is saved, as a draft at least; an edit only once a wallet has signed it.
    if (!edited || !saved.callbackId) kept.forget()
    onSaved({ ...saved, title: card.title, forget: kept.forget })
  }
  return { submit: () => void submit(), working: save.working, general: save.general }
}
