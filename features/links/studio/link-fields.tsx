import { lazy, Suspense } from 'react'
import { OPTION_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { onlyDigits } from '#ui/fields/mend-typed.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { linkWords } from '../texts.ts'
import { isShared, type LinkKind, type LinkValues } from './link-values.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = {
  kind: LinkKind
  template: Template
  values: LinkValues
  problems: { startDate?: string; endDate?: string }
  onChange: (part: Partial<LinkValues>) => void
}

/** The fields of a kind of link: ticket options, dates, places, and requirements for people who use it. */
export function LinkFields({ kind, template, values, problems, onChange }: Props) {
  const linkTexts = useTexts(linkWords)
  const isOpen = isShared(kind)
  const { eventDetails } = template.data
  const options = (['name', 'seat', 'section'] as const).filter((option) => eventDetails?.[option])
  const errors = {
    startDate: problems.startDate && linkTexts.startMissing(),
    endDate: problems.endDate && linkTexts.endMissing(),
  }
  const date = (field: 'startDate' | 'endDate', label: string, isOptional = false) => (
    <Suspense>
      <DateField
        label={label}
        withTime
        optional={isOptional}
        error={errors[field]}
        value={values[field]}
        onChange={(text) => onChange({ [field]: text })}
      />
    </Suspense>
  )
  return (
    <>
      <Grid least="l" gap="l">
        {kind === 'ticket' &&
          options.map((option) => (
            <TextField
              key={option}
              label={linkTexts[option]()}
              value={values[option]}
              maxCount={OPTION_MAX}
              onChange={(text) => onChange({ [option]: text })}
            />
          ))}
        {isOpen && date('startDate', linkTexts.start(), kind === 'open')}
        {date('endDate', linkTexts.end())}
        {isOpen && (
          <>
            <TextField
              label={linkTexts.places()}
              hint={linkTexts.placesHint()}
              optional
              inputMode="numeric"
              value={values.places}
              mend={onlyDigits}
              onChange={(places) => onChange({ places })}
            />
            <TextField
              label={linkTexts.network()}
              hint={linkTexts.networkHint()}
              inputMode="numeric"
              value={values.network}
              mend={onlyDigits}
              onChange={(network) => onChange({ network })}
            />
          </>
        )}
      </Grid>
      {isOpen && (
        <>
          <Text tone="ink2">{linkTexts.puzzle()}</Text>
          <SwitchField
            label={linkTexts.confirmsEmail()}
            hint={linkTexts.confirmsHint()}
            checked={values.confirmsEmail}
            onChange={(confirmsEmail) => onChange({ confirmsEmail })}
          />
          {values.confirmsEmail && (
            <TextField
              label={linkTexts.domains()}
              optional
              placeholder={linkTexts.domainsExample()}
              value={values.domains}
              onChange={(domains) => onChange({ domains })}
            />
          )}
        </>
      )}
    </>
  )
}
