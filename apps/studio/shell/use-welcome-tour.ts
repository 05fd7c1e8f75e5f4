import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '#features/sign-in/studio/cookies.ts'
import { isOn } from './feature-flags.ts'
import { useMe } from './use-me.ts'

const COOKIE = 'tourGuideNav'
/** Permanent: the maximum lifetime of a cookie in browsers, 400 days. */
const LIFE_SECONDS = 400 * 24 * 60 * 60
const watchers = new Set<() => void>()

function watch(changed: () => void) {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Whether the tour runs: for admins, until it was finished or skipped once on this device. */
export function useWelcomeTour(): { isRunning: boolean; end: () => void } {
  const { isAdmin } = useMe()
  const isOver = useSyncExternalStore(watch, () => readCookie(COOKIE) !== undefined)
  const end = () => {
    writeCookie(COOKIE, '1', LIFE_SECONDS)
    for (const changed of watchers) changed()
  }
  return { isRunning: isOn('tour') && isAdmin && !isOver, end }
}
