import { lazy, Suspense } from 'react'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { DURATION_MONTHS } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import type { FormPartProps } from './form-part.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = Pick<FormPartProps, 'values' | 'change'> & { problem: string | undefined }

/** How long badges are valid: without end, until a day, or for 1 to 12 months. */
export function ValidityField({ values, change, problem }: Props) {
  const formTexts = useTexts(formWords)
  const { min, max } = DURATION_MONTHS
  const isUntilDate = values.validity === 'date'
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return (
    <Grid columns={2} gap="l">
      <FieldFrame label={formTexts.validity()} error={isUntilDate ? undefined : problem}>
        {(control) => (
          <SelectBox
            {...control}
            value={values.validity}
            onChange={(event) => change({ validity: event.currentTarget.value as typeof values.validity })}
          >
            <option value="" disabled>
              {formTexts.chooseValidity()}
            </option>
            <option value="infinite">{formTexts.infinite()}</option>
            <option value="date">{formTexts.untilDate()}</option>
            <option value="duration">{formTexts.months()}</option>
          </SelectBox>
        )}
      </FieldFrame>
      {isUntilDate && (
        <Suspense>
          <DateField
            label={formTexts.endDate()}
            from={tomorrow}
            error={problem && formTexts.endDateLacking()}
            value={values.validUntil}
            onChange={(validUntil) => change({ validUntil })}
          />
        </Suspense>
      )}
      {values.validity === 'duration' && (
        <FieldFrame label={formTexts.months()}>
          {(control) => (
            <SelectBox
              {...control}
              value={values.months}
              onChange={(event) => change({ months: Number(event.currentTarget.value) })}
            >
              {Array.from({ length: max - min + 1 }, (_, at) => at + min).map((count) => (
                <option key={count} value={count}>
                  {formTexts.monthCount({ count })}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      )}
    </Grid>
  )
}
