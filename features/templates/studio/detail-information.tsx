import { useFormat } from '#ui/format.ts'
import { useTexts } from '#ui/language.tsx'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { eventStage } from '../event-time-rules.ts'
import { detailWords, eventStages } from '../texts.ts'
import type { Template } from './form-values.ts'
import styles from './template-detail.module.css'
import { TemplateVersions } from './template-versions.tsx'
import { useEventTime } from './use-event-time.ts'

/** A template's facts, as people who receive the badge can read them. */
export function DetailInformation({ template }: { template: Template }) {
  const t = useTexts(detailWords)
  const format = useFormat()
  const { data, hash, card } = template
  const event = data.eventDetails
  const eventTime = useEventTime()
  const stages = useTexts(eventStages)
  const when = (instant: string) => eventTime(instant, event?.timeZone ?? '')
  const eventFacts = event
    ? [
        { label: t.event(), value: stages[eventStage(event, new Date())]() },
        { label: t.starts(), value: `${when(event.startDate)} (${event.timeZone})` },
        { label: t.ends(), value: when(event.endDate) },
        { label: t.place(), value: event.location || t.online() },
        ...(event.limit > 0 ? [{ label: t.quantity(), value: format.number(event.limit) }] : []),
      ]
    : []
  const facts = [
    { label: t.description(), value: data.description },
    { label: t.criteria(), value: data.criteria },
    ...(CATEGORY_FIELDS[data.badgeCategory].validity
      ? [{ label: t.validity(), value: String(card.subtitle ?? '') }]
      : []),
    ...eventFacts,
    ...(data.points === 0 ? [] : [{ label: t.points(), value: format.number(data.points) }]),
    { label: t.language(), value: data.lang === 'fr' ? t.french() : t.english() },
    { label: t.created(), value: format.date(data.date) },
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {hash && (
          <div>
            <dt>{t.hash()}</dt>
            <dd className="bz-mono">{hash}</dd>
          </div>
        )}
      </dl>
      {hash && <TemplateVersions templateId={template.id} />}
    </>
  )
}
