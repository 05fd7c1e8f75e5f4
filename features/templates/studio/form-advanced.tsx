import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useState } from 'react'
import { onlyDigits } from '#ui/fields/mend-typed.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { criteriaExamples } from '../example-texts.ts'
import { detailFieldWords } from '../form-texts.ts'
import { CRITERIA_MAX } from '../rules.ts'
import { formWords } from '../texts.ts'
import { cardOfForm } from './form-call.ts'
import { ADVANCED_FIELDS, formFields, formProblems } from './form-check.ts'
import type { FormPartProps } from './form-part.ts'
import styles from './template-form.module.css'
import { ValidityField } from './validity-field.tsx'

/**
 * Criteria and the category's other fields. Open at first; closed, it names its missing fields, and a refusal of one of
 * its fields opens it.
 */
export function FormAdvanced(props: FormPartProps) {
  const { category, values, change, problems, refusals, mayGivePoints } = props
  const formTexts = useTexts(formWords)
  const detailFieldTexts = useTexts(detailFieldWords)
  const criteriaExample = useTexts(criteriaExamples)
  const sentence = useProblemText()
  const [isOpen, setOpen] = useState(true)
  const [seen, setSeen] = useState(refusals)
  // During rendering, so that the first wrong field can get the focus.
  if (seen !== refusals) {
    setSeen(refusals)
    if (ADVANCED_FIELDS.some((field) => problems[field])) setOpen(true)
  }
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const asks = CATEGORY_FIELDS[category]
  const summary = useSummary(props)
  const lacks = useLacks(props)
  if (!asks.title) return null
  return (
    <details
      className={styles.advanced}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-tour="advanced"
    >
      <summary>
        <span>
          <strong>{formTexts.advanced()}</strong>
          {lacks && !isOpen ? <small className={styles.lacking}>{lacks}</small> : <small>{summary}</small>}
        </span>
        <CaretDownIcon size={20} aria-hidden />
      </summary>
      <div className={styles.fields}>
        <TextArea
          label={formTexts.criteria()}
          value={values.criteria}
          onChange={(criteria) => change({ criteria })}
          maxCount={CRITERIA_MAX}
          placeholder={criteriaExample[category]()}
          error={error('criteria')}
          dir="auto"
        />
        {asks.validity && <ValidityField values={values} change={change} problem={error('validity')} />}
        {asks.timestamped && (
          <SwitchField
            label={formTexts.timestamped()}
            hint={formTexts.timestampedHint()}
            checked={values.timestamped}
            onChange={(timestamped) => change({ timestamped })}
          />
        )}
        {asks.options && <TicketOptions values={values} change={change} />}
        {asks.quantity && (
          <TextField
            label={detailFieldTexts.quantity()}
            hint={detailFieldTexts.quantityHint()}
            optional
            inputMode="decimal"
            value={values.quantity}
            onChange={(quantity) => change({ quantity: oneDecimalPoint(quantity) })}
            error={error('limit')}
          />
        )}
        {asks.points && mayGivePoints && <Points values={values} change={change} problem={error('points')} />}
      </div>
    </details>
  )
}

type PartProps = Pick<FormPartProps, 'values' | 'change'>

function TicketOptions({ values, change }: PartProps) {
  const detailFieldTexts = useTexts(detailFieldWords)
  return (
    <fieldset className={styles.options}>
      <legend>{detailFieldTexts.options()}</legend>
      <p className={styles.hint}>{detailFieldTexts.optionsHint()}</p>
      <SwitchField
        label={detailFieldTexts.optionName()}
        checked={values.optionName}
        onChange={(optionName) => change({ optionName })}
      />
      <SwitchField
        label={detailFieldTexts.optionSeat()}
        checked={values.optionSeat}
        onChange={(optionSeat) => change({ optionSeat })}
      />
      <SwitchField
        label={detailFieldTexts.optionSection()}
        checked={values.optionSection}
        onChange={(optionSection) => change({ optionSection })}
      />
    </fieldset>
  )
}

function Points({ values, change, problem }: PartProps & { problem: string | undefined }) {
  const formTexts = useTexts(formWords)
  const detailFieldTexts = useTexts(detailFieldWords)
  return (
    <div className={styles.points}>
      <TextField
        label={formTexts.points()}
        optional
        inputMode="numeric"
        value={values.points}
        mend={onlyDigits}
        onChange={(points) => change({ points })}
        error={problem}
      />
      <fieldset className={styles.signs}>
        <legend className="bz-hidden">{detailFieldTexts.pointsSign()}</legend>
        <FilterChip selected={!values.negative} onSelect={() => change({ negative: false })}>
          {detailFieldTexts.adds()}
        </FilterChip>
        <FilterChip selected={values.negative} onSelect={() => change({ negative: true })}>
          {detailFieldTexts.takes()}
        </FilterChip>
      </fieldset>
    </div>
  )
}

/** The missing fields of the closed part, as a sentence; undefined when it is complete. */
function useLacks({ category, values, lang }: FormPartProps): string | undefined {
  const formTexts = useTexts(formWords)
  const { criteria, validity } = formProblems(category, formFields(category, values, lang))
  if (criteria && validity) return formTexts.lackingBoth()
  return criteria ? formTexts.lackingCriteria() : validity ? formTexts.lackingValidity() : undefined
}

/** The values of the closed part, in one line. */
function useSummary({ category, values, lang }: FormPartProps): string {
  const formTexts = useTexts(formWords)
  const asks = CATEGORY_FIELDS[category]
  const parts = [
    asks.validity && values.validity && cardOfForm(category, values, { name: '', profileImage: '' }, lang).subtitle,
    asks.timestamped && values.timestamped && formTexts.sumTimestamped(),
    asks.points &&
      values.points &&
      formTexts.sumPoints({
        points: `${values.negative ? '−' : ''}${values.points}`,
        count: Number(values.points),
      }),
    values.criteria && formTexts.sumCriteria(),
  ].filter(Boolean)
  const said = parts.join(', ')
  return (
    said.charAt(0).toUpperCase() + said.slice(1) ||
    (asks.validity ? formTexts.advancedLasting() : formTexts.advancedNone())
  )
}

/** Digits and one decimal point; the field itself reports a number that is not whole. */
function oneDecimalPoint(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}
