import { ownZone } from '#features/places/zone-rules.ts'
import { Fact } from '#ui/lists/facts.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { placeText } from '../../rules.ts'
import { type EventPeriod, eventClock, readersClock } from '../rules.ts'
import { clockText, eventFactWords, eventPlace } from '../texts.ts'

type ShownEvent = EventPeriod & { location: string; streetAddress: string }

function useEventFacts(): (event: ShownEvent) => { label: string; value: string }[] {
  const eventTexts = useTexts(eventFactWords)
  const { language } = useLanguage()
  return (event) => {
    const yours = readersClock(event, ownZone())
    return [
      { label: eventTexts.when(), value: clockText(eventClock(event), language) },
      ...(yours ? [{ label: eventTexts.yourTime(), value: clockText(yours, language) }] : []),
      { label: eventTexts.where(), value: eventPlace(placeText(event), language) },
    ]
  }
}

/** The facts of an event inside of `Facts`: when it is, when that is by the reader's clock, and where. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const facts = useEventFacts()
  return facts(event).map(({ label, value }) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  ))
}
