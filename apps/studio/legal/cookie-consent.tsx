import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { readCookie, writeCookie } from '#features/sign-in/studio/cookies.ts'
import { CookieBanner } from '#ui/frames/cookie-banner.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { legalHref } from './legal-pages.ts'
import { ACCEPTED, CONSENT_COOKIE, useCountVisits } from './use-count-visits.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A year if accepted, a day if rejected. */
const LIFE_SECONDS = { accepted: 365 * DAY_SECONDS, rejected: DAY_SECONDS }
const PUBLIC = /^\/(verify|share)\//

/** Asks once whether visits may be counted: unset, accepted, rejected. Public pages count nothing and ask nothing. */
export function CookieConsent() {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [choice, setChoice] = useState(() => readCookie(CONSENT_COOKIE))
  const isPublic = PUBLIC.test(pathname)
  useCountVisits(isPublic, choice === ACCEPTED)
  const choose = (chosen: keyof typeof LIFE_SECONDS) => {
    writeCookie(CONSENT_COOKIE, chosen, LIFE_SECONDS[chosen])
    setChoice(chosen)
  }
  if (choice !== undefined || isPublic) return null
  return (
    <CookieBanner
      policyHref={legalHref(language, 'cookies')}
      onAccept={() => choose('accepted')}
      onReject={() => choose('rejected')}
    />
  )
}
