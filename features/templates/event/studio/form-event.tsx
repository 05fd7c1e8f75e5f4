import { lazy, Suspense } from 'react'
import { PlaceField } from '#features/places/studio/place-field.tsx'
import { ZoneSelect } from '#features/places/studio/zone-select.tsx'
import { isMoment } from '#ui/fields/days/read-day.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { FormPartProps } from '../../form/studio/form-part.ts'
import { eventWords } from '../../form/texts.ts'
import { STREET_MAX } from '../../rules.ts'
import { instantOf } from '../time-rules.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

/** When an event starts and ends, in its own time zone, and where: a city, or online. */
export function FormEvent({ values, change, problems }: FormPartProps) {
  const eventTexts = useTexts(eventWords)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const start = (startsAt: string) => {
    // An end before the new start moves to the same day.
    const isBefore = isMoment(startsAt) && isMoment(values.endsAt) && values.endsAt <= startsAt
    const endsAt = isBefore ? startsAt : values.endsAt
    change({ startsAt, endsAt })
  }
  return (
    <Stack as="section" gap="l" data-tour="event">
      <h3>{eventTexts.when()}</h3>
      <Suspense fallback={<Box pad="xxxl" />}>
        <Grid least="l" gap="l">
          <DateField
            label={eventTexts.starts()}
            value={values.startsAt}
            onChange={start}
            withTime
            error={error('startDate')}
          />
          <DateField
            label={eventTexts.ends()}
            value={values.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            from={values.startsAt.slice(0, 10)}
            withTime
            error={error('endDate')}
          />
        </Grid>
      </Suspense>
      <ZoneSelect
        label={eventTexts.timeZone()}
        hint={eventTexts.timeZoneHint()}
        error={error('timeZone')}
        value={values.timeZone}
        onChange={(timeZone) => change({ timeZone })}
        at={instantOf(values.startsAt, values.timeZone)}
      />
      <SwitchField
        label={eventTexts.online()}
        checked={values.isVirtual}
        onChange={(isVirtual) => change({ isVirtual })}
      />
      {!values.isVirtual && (
        <>
          <PlaceField value={values.place} onChange={(place) => change({ place })} error={error('location')} />
          <TextField
            label={eventTexts.street()}
            hint={eventTexts.streetHint()}
            optional
            maxLength={STREET_MAX}
            value={values.street}
            onChange={(street) => change({ street })}
            error={error('streetAddress')}
          />
        </>
      )}
    </Stack>
  )
}
