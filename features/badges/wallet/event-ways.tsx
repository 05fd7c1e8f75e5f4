import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera'
import { serverNow } from '#base/server-time.ts'
import { say } from '#base/text.ts'
import { directionsUrl, joinUrl } from '#features/templates/event/place-rules.ts'
import { eventFactWords } from '#features/templates/event/texts.ts'
import { eventStage } from '#features/templates/event/time-rules.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { eventWays } from '../wallet-texts.ts'
import { badgeCalendar } from './badge-calendar.ts'
import type { HeldBadge } from './held-badge.ts'

/** The ways to a badge's event, with its entry for a calendar; nothing once it is over. */
export function EventWays({ badge }: { badge: HeldBadge }) {
  const words = useTexts(eventWays)
  const { language } = useLanguage()
  const { event } = badge
  if (!event || eventStage(event, serverNow()) === 'finished') return null
  const directions = directionsUrl(event)
  const join = directions ? '' : joinUrl(`${badge.description}\n${badge.criteria}`)
  const save = () => {
    const file = new Blob([badgeCalendar(badge, event, language)], { type: 'text/calendar' })
    saveFile(file, say(eventFactWords.calendarFile, language))
  }
  return (
    <>
      <ButtonRow above="m">
        {directions && (
          <Button icon={<MapPinIcon size={18} />} href={directions} target="_blank">
            {words.directions()}
          </Button>
        )}
        {join && (
          <Button icon={<VideoCameraIcon size={18} />} href={join} target="_blank">
            {words.join({ host: new URL(join).host })}
          </Button>
        )}
        <Button icon={<CalendarPlusIcon size={18} />} onClick={save}>
          {words.calendar()}
        </Button>
      </ButtonRow>
      {!directions && !join && (
        <Text above="s" type="small" tone="ink2" width="text">
          {words.joinFrom({ issuer: badge.issuer.name })}
        </Text>
      )}
    </>
  )
}
