import { ownZone } from '#features/places/zone-rules.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SkillList } from '#ui/lists/skill-list.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { readersClock } from '../../event/rules.ts'
import { useEventTime } from '../../event/studio/use-event-time.ts'
import { clockText, eventFactWords } from '../../event/texts.ts'
import { eventStage } from '../../event/time-rules.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { placeText } from '../../rules.ts'
import { skillLines } from '../../skills/rules.ts'
import { skillFormWords, skillTypes, skillWords } from '../../skills/texts.ts'
import { detailWords, eventStages } from '../../texts.ts'
import { TemplateVersions } from './template-versions.tsx'

/** A template's facts, as badge recipients can read them. */
export function DetailInformation({ template }: { template: Template }) {
  const detailTexts = useTexts(detailWords)
  const format = useFormat()
  const { data, hash, card } = template
  const event = data.eventDetails
  const eventTime = useEventTime()
  const stages = useTexts(eventStages)
  const skills = useSkillFacts(template)
  const eventTexts = useTexts(eventFactWords)
  const { language } = useLanguage()
  const when = (instant: string) => eventTime(instant, event?.timeZone ?? '')
  const yours = event && readersClock(event, ownZone())
  const eventFacts = event
    ? [
        { label: detailTexts.event(), value: stages[eventStage(event, new Date())]() },
        { label: detailTexts.starts(), value: when(event.startDate) },
        { label: detailTexts.ends(), value: when(event.endDate) },
        ...(yours ? [{ label: eventTexts.yourTime(), value: clockText(yours, language) }] : []),
        { label: detailTexts.place(), value: placeText(event) || detailTexts.online() },
        ...(event.limit > 0 ? [{ label: detailTexts.quantity(), value: format.number(event.limit) }] : []),
      ]
    : []
  const facts = [
    { label: detailTexts.description(), value: data.description },
    { label: detailTexts.criteria(), value: data.criteria },
    ...(CATEGORY_FIELDS[data.badgeCategory].validity
      ? [{ label: detailTexts.validity(), value: String(card.subtitle ?? '') }]
      : []),
    ...eventFacts,
    ...(data.points === 0 ? [] : [{ label: detailTexts.points(), value: format.number(data.points) }]),
    ...skills,
    { label: detailTexts.language(), value: data.lang === 'fr' ? detailTexts.french() : detailTexts.english() },
    { label: detailTexts.created(), value: format.date(data.date) },
  ]
  return (
    <>
      <Stack as="dl" above="xl" gap="l">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Text as="dt" weight={600}>
              {label}
            </Text>
            <Text as="dd" above="xxs" width="text" tone="ink2" lines breaks>
              {value}
            </Text>
          </div>
        ))}
        {hash && (
          <div>
            <Text as="dt" weight={600}>
              {detailTexts.hash()}
            </Text>
            <Text as="dd" above="xxs" tone="ink2" className="bz-mono">
              {hash}
            </Text>
          </div>
        )}
      </Stack>
      {hash && <TemplateVersions templateId={template.id} />}
    </>
  )
}

/** Skills, tags, credits and suspension, as far as the template states them. */
function useSkillFacts({ data }: Template) {
  const names = useTexts(skillWords)
  const types = useTexts(skillTypes)
  const form = useTexts(skillFormWords)
  const format = useFormat()
  const { alignment, tags, credits, suspendable } = data
  return [
    ...(alignment.length > 0
      ? [{ label: names.skills(), value: <SkillList skills={skillLines(alignment, types)} /> }]
      : []),
    ...(tags.length > 0 ? [{ label: names.tags(), value: tags.join(', ') }] : []),
    ...(credits > 0 ? [{ label: names.credits(), value: format.number(credits) }] : []),
    ...(suspendable ? [{ label: names.suspension(), value: form.suspendable() }] : []),
  ]
}
