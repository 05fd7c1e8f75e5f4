import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readCookie } from '#features/sign-in/studio/cookies.ts'

/** The consent of the cookie banner; visits are counted only with `accepted`. */
export const CONSENT_COOKIE = 'cookie_consent'
export const ACCEPTED = 'accepted'

let counter: Promise<string> | undefined

/**
 * Reports the kind of the open page to the operator's own counter; only after consent, and if a counter is configured.
 */
export function useCountVisits(isPublic: boolean, consented: boolean): void {
  const routeId = useMatches().at(-1)?.routeId ?? '/'
  useEffect(() => {
    if (isPublic || !consented || readCookie(CONSENT_COOKIE) !== ACCEPTED) return
    counter ??= readCounter()
    void counter.then((url) => (url === '' ? undefined : count(url, routeId))).catch(() => undefined)
  }, [routeId, isPublic, consented])
}

async function readCounter(): Promise<string> {
  const answer = await fetch('/settings.json', { credentials: 'omit' })
  return answer.ok ? String(((await answer.json()) as { analytics?: string }).analytics ?? '') : ''
}

function count(url: string, routeId: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: visitOf(routeId),
  })
}

/** The data of a page view: the route's pattern. No id, query, person or referrer. */
export function visitOf(routeId: string): string {
  const route = routeId.replace(/^\/studio(?=\/|$)/, '')
  return JSON.stringify({ route: route === '' ? '/' : route })
}
