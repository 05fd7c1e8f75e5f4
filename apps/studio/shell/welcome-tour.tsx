import { useTexts } from '#ui/language.tsx'
import { Tour } from '#ui/tour.tsx'
import { welcomeTexts } from './texts.ts'
import { useWelcomeTour } from './use-welcome-tour.ts'

/** Shows admins around once; finished or skipped, it does not come back. */
export function WelcomeTour() {
  const t = useTexts(welcomeTexts)
  const { isRunning, end } = useWelcomeTour()
  if (!isRunning) return null
  return (
    <Tour
      label={t.tour()}
      onEnd={end}
      steps={[
        { title: t.welcome(), sentence: t.start() },
        { about: 'kinds', sentence: t.kinds() },
        { about: 'shortcuts', sentence: t.shortcuts() },
        { about: 'send', sentence: t.send() },
        { about: 'search', sentence: t.search() },
        { about: 'find', sentence: t.find() },
        { about: 'you', sentence: t.you() },
      ]}
    />
  )
}
