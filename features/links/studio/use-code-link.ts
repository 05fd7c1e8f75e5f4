import { useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { listLinks, shareLink } from '../contract.ts'

const STALE = [listLinks, listSessions]

/**
 * The newest open link of a template, for its QR code. `link` is '' until there is one; with `isMissing` it can be made with
 * `make`; `failed` is a failed read, `problem` the key of a refusal.
 */
export function useCodeLink(templateId: string) {
  const { data, error, refetch } = useQueryCall(listLinks, { templateId })
  const [problem, setProblem] = useState<string>()
  const sharing = useCall(shareLink, { invalidates: STALE })
  const signing = useSigning(STALE, setProblem)
  const known = data?.links.find(({ state }) => state === 'open')?.link
  const make = async () => {
    setProblem(undefined)
    const { output, problem: refused } = await sharing.run({ templateId })
    if (refused) return setProblem(refused.key)
    if (output.callbackId) signing.wait(output.callbackId, () => undefined)
  }
  return {
    link: known ?? '',
    isMissing: data !== undefined && known === undefined,
    make,
    working: sharing.working,
    problem,
    failed: data ? undefined : (error ?? undefined),
    retry: refetch,
    operation: signing.operation,
  }
}
