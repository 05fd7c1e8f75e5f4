import { useState } from 'react'
import { readCookie, writeCookie } from '#features/sign-in/studio/cookies.ts'
import { useTexts } from '#ui/language.tsx'
import { Tour } from '#ui/tour.tsx'
import { welcomeTexts } from './texts.ts'
import { useMe } from './use-me.ts'

const COOKIE = 'tourGuideNav'
/** Permanent (specification 1, section 9): as long as browsers keep a cookie, which is 400 days at most. */
const LIFE_SECONDS = 400 * 24 * 60 * 60

/** Shows admins around once; finished or skipped, it does not come back (specification 1, section 4). */
export function WelcomeTour() {
  const t = useTexts(welcomeTexts)
  const { isAdmin } = useMe()
  const [isOver, setIsOver] = useState(() => readCookie(COOKIE) !== undefined)
  if (isOver || !isAdmin) return null
  const end = () => {
    writeCookie(COOKIE, '1', LIFE_SECONDS)
    setIsOver(true)
  }
  return (
    <Tour
      label={t.tour()}
      onEnd={end}
      steps={[
        { title: t.welcome(), sentence: t.start() },
        { about: 'kinds', sentence: t.kinds() },
        { about: 'kinds', sentence: t.shortcuts() },
        { about: 'search', sentence: t.search() },
        { about: 'you', sentence: t.you() },
      ]}
    />
  )
}
