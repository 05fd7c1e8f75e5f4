import { Tour } from '#ui/frames/tour.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { welcomeTexts } from './texts.ts'
import { useWelcomeTour } from './use-welcome-tour.ts'

/** The tour for admins, shown once: it does not come back after it was finished or skipped. */
export function WelcomeTour() {
  const itsWelcomeTexts = useTexts(welcomeTexts)
  const { isRunning, end } = useWelcomeTour()
  if (!isRunning) return null
  return (
    <Tour
      label={itsWelcomeTexts.tour()}
      onEnd={end}
      stepsAside
      steps={[
        { title: itsWelcomeTexts.welcome(), sentence: itsWelcomeTexts.start() },
        { about: 'kinds', sentence: itsWelcomeTexts.kinds() },
        { about: 'shortcuts', sentence: itsWelcomeTexts.shortcuts() },
        { about: 'send', sentence: itsWelcomeTexts.send() },
        { about: 'search', sentence: itsWelcomeTexts.search() },
        { about: 'find', sentence: itsWelcomeTexts.find() },
        { about: 'you', sentence: itsWelcomeTexts.you() },
      ]}
    />
  )
}
