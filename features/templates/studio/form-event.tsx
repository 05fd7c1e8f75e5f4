import { lazy, Suspense } from 'react'
import { PlaceField } from '#features/places/studio/place-field.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { FieldFrame } from '#ui/field-frame.tsx'
import { useTexts } from '#ui/language.tsx'
import { SelectBox } from '#ui/select-box.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { eventWords } from '../form-texts.ts'
import type { FormPartProps } from './form-part.ts'
import styles from './template-form.module.css'

const DateField = lazy(() => import('#ui/date-field.tsx').then((module) => ({ default: module.DateField })))

/** When an event starts and ends, in its own time zone, and where: a city, or online. */
export function FormEvent({ values, change, problems }: FormPartProps) {
  const t = useTexts(eventWords)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const start = (startsAt: string) => {
    // An end that is not chosen yet, or came before, follows to the same day.
    const endsAt = values.endsAt !== '' && values.endsAt <= startsAt ? startsAt : values.endsAt
    change({ startsAt, endsAt })
  }
  return (
    <section className={styles.part} data-tour="event">
      <h3>{t.when()}</h3>
      <Suspense fallback={<div className={styles.datesComing} />}>
        <div className={styles.pair}>
          <DateField label={t.starts()} value={values.startsAt} onChange={start} withTime error={error('startDate')} />
          <DateField
            label={t.ends()}
            value={values.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            from={values.startsAt.slice(0, 10)}
            withTime
            error={error('endDate')}
          />
        </div>
      </Suspense>
      <FieldFrame label={t.timeZone()} hint={t.timeZoneHint()} error={error('timeZone')}>
        {(control) => (
          <SelectBox
            {...control}
            value={values.timeZone}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          >
            {zonesWith(values.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
      <SwitchField label={t.online()} checked={values.isVirtual} onChange={(isVirtual) => change({ isVirtual })} />
      {!values.isVirtual && (
        <PlaceField value={values.place} onChange={(place) => change({ place })} error={error('location')} />
      )}
    </section>
  )
}

function zonesWith(chosen: string): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  return known.includes(chosen) ? [...new Set(known)] : [chosen, ...known]
}
