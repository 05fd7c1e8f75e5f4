import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useEffect, useState } from 'react'
import { useProblemText } from '#ui/catalogue.tsx'
import { FieldFrame } from '#ui/field-frame.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CRITERIA_MAX, DURATION_MONTHS } from '../rules.ts'
import { formWords } from '../texts.ts'
import type { FormPartProps } from './form-content.tsx'
import { cardOfForm } from './form-values.ts'
import styles from './template-form.module.css'

const FIELDS = ['criteria', 'validity', 'expirationDate', 'expirationDuration', 'points']

/** Criteria, validity, timestamp and points; opens by itself when one of them has a problem. */
export function FormAdvanced({ values, change, problems }: FormPartProps) {
  const t = useTexts(formWords)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const [isOpen, setOpen] = useState(values.criteria !== '')
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const hasProblem = FIELDS.some((field) => problems[field])
  useEffect(() => {
    if (hasProblem) setOpen(true)
  }, [hasProblem])
  const summary = values.validity
    ? cardOfForm(values, { name: '', profileImage: '' }, language).subtitle
    : t.advancedNone()
  return (
    <details className={styles.advanced} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <strong>{t.advanced()}</strong>
          <small>{summary}</small>
        </span>
        <CaretDownIcon size={20} aria-hidden />
      </summary>
      <div className={styles.fields}>
        <TextArea
          label={t.criteria()}
          value={values.criteria}
          onChange={(criteria) => change({ criteria })}
          maxCount={CRITERIA_MAX}
          placeholder={t.criteriaExample()}
          error={error('criteria')}
        />
        <Validity values={values} change={change} problem={error('validity')} />
        <SwitchField
          label={t.timestamped()}
          hint={t.timestampedHint()}
          checked={values.timestamped}
          onChange={(timestamped) => change({ timestamped })}
        />
        <div className={styles.points}>
          <TextField
            label={t.points()}
            optional
            inputMode="numeric"
            value={values.points}
            onChange={(points) => change({ points: points.replace(/\D/g, '') })}
            error={error('points')}
          />
          <SwitchField label={t.negative()} checked={values.negative} onChange={(negative) => change({ negative })} />
        </div>
      </div>
    </details>
  )
}

type ValidityProps = Pick<FormPartProps, 'values' | 'change'> & { problem: string | undefined }

function Validity({ values, change, problem }: ValidityProps) {
  const t = useTexts(formWords)
  const { min, max } = DURATION_MONTHS
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return (
    <div className={styles.validity}>
      <FieldFrame label={t.validity()} error={problem}>
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={values.validity}
            onChange={(event) => change({ validity: event.currentTarget.value as typeof values.validity })}
          >
            <option value="" disabled>
              {t.chooseValidity()}
            </option>
            <option value="infinite">{t.infinite()}</option>
            <option value="date">{t.untilDate()}</option>
            <option value="duration">{t.months()}</option>
          </select>
        )}
      </FieldFrame>
      {values.validity === 'date' && (
        <FieldFrame label={t.endDate()}>
          {(control) => (
            <input
              {...control}
              className={styles.select}
              type="date"
              min={tomorrow}
              value={values.endDate}
              onChange={(event) => change({ endDate: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
      )}
      {values.validity === 'duration' && (
        <FieldFrame label={t.months()}>
          {(control) => (
            <select
              {...control}
              className={styles.select}
              value={values.months}
              onChange={(event) => change({ months: Number(event.currentTarget.value) })}
            >
              {Array.from({ length: max - min + 1 }, (_, at) => at + min).map((count) => (
                <option key={count} value={count}>
                  {t.monthCount({ count })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </div>
  )
}
