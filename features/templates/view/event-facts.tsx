import { Fragment } from 'react'
import { ownZone } from '#features/places/zone-rules.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { type EventPeriod, eventFactWords, eventPlace, eventWhen, eventWhenFor } from '../event-texts.ts'

type ShownEvent = EventPeriod & { location: string; streetAddress: string }

function useEventFacts(): (event: ShownEvent) => { label: string; value: string }[] {
  const eventTexts = useTexts(eventFactWords)
  const { language } = useLanguage()
  return (event) => {
    const yourTime = eventWhenFor(event, ownZone(), language)
    return [
      { label: eventTexts.when(), value: eventWhen(event, language) },
      ...(yourTime ? [{ label: eventTexts.yourTime(), value: yourTime }] : []),
      { label: eventTexts.where(), value: eventPlace(event, language) },
    ]
  }
}

/** The facts of an event inside of a `dl`: when it is, when that is by the reader's clock, and where. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const facts = useEventFacts()
  return facts(event).map(({ label, value }) => (
    <Fragment key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Fragment>
  ))
}
