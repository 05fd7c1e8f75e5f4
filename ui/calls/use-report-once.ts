import { useEffect, useRef } from 'react'
import { call } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { useCaller } from './caller.tsx'
import { watchFirstTouch } from './first-touch.ts'
import { queryKey } from './use-call.ts'

/** What was reported since the page was loaded. */
const reported = new Set<string>()

/**
 * Reports once in a page load that a person has something in front of them: at the first touch of the page (`watchFirstTouch`),
 * never where a program drives the browser, and not without an input. Nobody waits for it, it says nothing of who they are, and
 * it may fail.
 */
export function useReportOnce<E extends Endpoint>(endpoint: E, input: CallInput<E> | undefined): void {
  const { origin } = useCaller()
  const latest = useRef(input)
  latest.current = input
  const name = input && JSON.stringify(queryKey(endpoint, input))
  useEffect(() => {
    if (!name || navigator.webdriver || reported.has(name)) return
    return watchFirstTouch(document, () => {
      if (reported.has(name) || !latest.current) return
      reported.add(name)
      call({ origin, fetch: inBackground }, endpoint, latest.current).catch(() => undefined)
    })
  }, [name, endpoint, origin])
}

/** Goes on when the page is left, and after what the person waits for. */
const inBackground: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true, priority: 'low' })
