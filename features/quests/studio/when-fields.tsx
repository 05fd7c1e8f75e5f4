import { lazy, Suspense } from 'react'
import { isMoment } from '#ui/fields/days/read-day.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questForm } from '../studio-texts.ts'
import type { QuestValues } from './form-values.ts'
import styles from './quest-form.module.css'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = {
  values: QuestValues
  change: (part: Partial<QuestValues>) => void
  error: (field: 'startDate' | 'endDate' | 'limit') => string | undefined
  timeZone: string
}

/** When the quest starts and ends, by the community's clock, and how many people can finish it. */
export function WhenFields({ values, change, error, timeZone }: Props) {
  const say = useTexts(questForm)
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Grid least="l" gap="m" rows="l">
        <DateField
          label={say.starts()}
          hint={values.startsAt === '' ? say.startsAtOnce() : say.zone({ zone })}
          optional
          value={values.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          withTime
          usualTime="00:00"
          error={error('startDate')}
        />
        <DateField
          label={say.ends()}
          hint={values.endsAt === '' ? say.neverEnds() : say.zone({ zone })}
          optional
          value={values.endsAt}
          onChange={(endsAt) => change({ endsAt })}
          from={isMoment(values.startsAt) ? values.startsAt.slice(0, 10) : ''}
          withTime
          usualTime="23:59"
          error={error('endDate')}
        />
        <TextField
          label={say.limit()}
          hint={say.limitHint()}
          optional
          inputMode="numeric"
          value={values.limit}
          onChange={(limit) => change({ limit })}
          error={error('limit')}
        />
      </Grid>
    </Suspense>
  )
}
