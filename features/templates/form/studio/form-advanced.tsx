import { useState } from 'react'
import { onlyDigits } from '#ui/fields/mend-typed.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { formWords } from '../../texts.ts'
import { detailFieldWords } from '../texts.ts'
import { ADVANCED_FIELDS } from './form-check.ts'
import type { FormPartProps } from './form-part.ts'
import styles from './template-form.module.css'

/**
 * The category's optional fields; nothing for a category without any. Open at first; closed, it sums them up, and a
 * refusal of one of its fields opens it.
 */
export function FormAdvanced(props: FormPartProps) {
  const { category, values, change, problems, refusals, mayGivePoints } = props
  const formTexts = useTexts(formWords)
  const detailFieldTexts = useTexts(detailFieldWords)
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
  const asksPoints = asks.points && mayGivePoints
  if (!asks.timestamped && !asks.options && !asks.quantity && !asksPoints) return null
  return (
    <Fold title={formTexts.advanced()} summary={summary} isOpen={isOpen} onOpen={setOpen} data-tour="advanced">
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
      {asksPoints && <Points values={values} change={change} problem={error('points')} />}
    </Fold>
  )
}

type PartProps = Pick<FormPartProps, 'values' | 'change'>

function TicketOptions({ values, change }: PartProps) {
  const detailFieldTexts = useTexts(detailFieldWords)
  return (
    <Stack as="fieldset" gap="s">
      <Text as="legend">{detailFieldTexts.options()}</Text>
      <Text above="xs" below="xs" type="small" tone="ink3">
        {detailFieldTexts.optionsHint()}
      </Text>
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
    </Stack>
  )
}

function Points({ values, change, problem }: PartProps & { problem: string | undefined }) {
  const formTexts = useTexts(formWords)
  const detailFieldTexts = useTexts(detailFieldWords)
  return (
    <Grid columns={2} gap="l" className={styles.points}>
      <TextField
        label={formTexts.points()}
        optional
        inputMode="numeric"
        value={values.points}
        mend={onlyDigits}
        onChange={(points) => change({ points })}
        error={problem}
      />
      <Row as="fieldset" padBlock="xs" gap="s">
        <legend className="bz-hidden">{detailFieldTexts.pointsSign()}</legend>
        <FilterChip selected={!values.negative} onSelect={() => change({ negative: false })}>
          {detailFieldTexts.adds()}
        </FilterChip>
        <FilterChip selected={values.negative} onSelect={() => change({ negative: true })}>
          {detailFieldTexts.takes()}
        </FilterChip>
      </Row>
    </Grid>
  )
}

/** The values of the closed part, in one line. */
function useSummary({ category, values, mayGivePoints }: FormPartProps): string {
  const formTexts = useTexts(formWords)
  const format = useFormat()
  const asks = CATEGORY_FIELDS[category]
  const { quantity, points } = values
  const options = [values.optionName, values.optionSeat, values.optionSection].filter(Boolean).length
  const parts = [
    asks.timestamped && values.timestamped && formTexts.sumTimestamped(),
    asks.options && options > 0 && formTexts.sumOptions({ count: options }),
    asks.quantity && quantity && formTexts.sumQuantity({ quantity: format.number(Number(quantity)) }),
    asks.points &&
      mayGivePoints &&
      points &&
      formTexts.sumPoints({ points: `${values.negative ? '−' : ''}${points}`, count: Number(points) }),
  ].filter(Boolean)
  const said = parts.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1) || formTexts.advancedNone()
}

/** Digits and one decimal point; the field itself reports a number that is not whole. */
function oneDecimalPoint(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}
