import { useEffect } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { getMember, listMembers } from '#features/members/contract.ts'
import { listRunningSends } from '#features/sends/running/contract.ts'
import { sessionId } from '#features/sign-in/studio/session.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import { countTemplates, getTemplate, listTemplates, searchTemplates } from '#features/templates/contract.ts'
import { listTemplateNames } from '#features/templates/list/contract.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { keepStream } from '#ui/calls/session-streams.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { listNotices } from '../contract.ts'
import { followIssuerEvents } from './follow-issuer-events.ts'

const MADE_STALE = [
  listSessions,
  listTemplates,
  getTemplate,
  countTemplates,
  searchTemplates,
  listTemplateNames,
  listRunningSends,
  listNotices,
  getOwnRights,
  getIssuer,
  listMembers,
  getMember,
]
/** A send of 1,000 e-mails reports many changes; the screens are read again at most this often. */
const REST_MS = 1000

/**
 * Follows the issuer's events and reads lists, counts and histories again when they change; signs out here too when the
 * session has ended elsewhere. Mount it once per tab. `others` are the endpoints of higher features, always the same list.
 */
export function useIssuerEvents(others: readonly Endpoint[]): void {
  const caller = useCaller()
  const invalidate = useInvalidate()
  useEffect(() => {
    let isFirst = true
    const refresh = restful(() => {
      for (const endpoint of [...MADE_STALE, ...others]) void invalidate(endpoint)
    })
    const follow = async (signal: AbortSignal) => {
      // Changes while the stream was closed were not reported.
      if (!isFirst) refresh.run()
      isFirst = false
      const opened = sessionId()
      const end = await followIssuerEvents(caller, signal, refresh.run)
      if (end === 'ended' && sessionId() === opened) caller.onSignedOut?.(caller.token?.())
    }
    const close = keepStream((signal) => void follow(signal))
    return () => {
      close()
      refresh.stop()
    }
  }, [caller, invalidate, others])
}

/** Runs work at once, then at most every `REST_MS`; never drops the last call. */
function restful(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const run = () => {
    if (timer) {
      isDue = true
      return
    }
    isDue = false
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) run()
    }, REST_MS)
  }
  return { run, stop: () => clearTimeout(timer) }
}
