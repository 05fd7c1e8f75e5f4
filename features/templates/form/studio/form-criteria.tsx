import { TextArea } from '#ui/fields/text-area.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { CRITERIA_MAX } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import { criteriaExamples, criteriaQuestions } from '../example-texts.ts'
import type { FormPartProps } from './form-part.ts'
import { ValidityField } from './validity-field.tsx'

/** The criteria, which answer a question with an example, and how long the badge is valid. */
export function FormCriteria({ category, values, change, problems }: FormPartProps) {
  const formTexts = useTexts(formWords)
  const question = useTexts(criteriaQuestions)
  const example = useTexts(criteriaExamples)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const asks = CATEGORY_FIELDS[category]
  return (
    <>
      {asks.title && (
        <TextArea
          label={formTexts.criteria()}
          hint={question[category]()}
          value={values.criteria}
          onChange={(criteria) => change({ criteria })}
          maxCount={CRITERIA_MAX}
          placeholder={example[category]()}
          error={error('criteria')}
          dir="auto"
        />
      )}
      {asks.validity && <ValidityField values={values} change={change} problem={error('validity')} />}
    </>
  )
}
