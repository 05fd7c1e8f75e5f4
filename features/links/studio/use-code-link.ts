import { useEffect, useRef, useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { listLinks, shareLink } from '../contract.ts'

const STALE = [listLinks, listSessions]

/**
 * The newest open link of a template, for its QR code; without one an open link is made, since its code was asked for.
 * `link` is '' until there is one; `failed` is a failed read, `problem` the key of a refusal.
 */
export function useCodeLink(templateId: string) {
  const { data, error, refetch } = useQueryCall(listLinks, { templateId })
  const [problem, setProblem] = useState<string>()
  const sharing = useCall(shareLink, { invalidates: STALE })
  const signing = useSigning(STALE, setProblem)
  const known = data?.links.find(({ state }) => state === 'open' || state === 'notYet')?.link
  const isMissing = data !== undefined && known === undefined
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    if (!isMissing || isAsked.current) return
    isAsked.current = true
    void sharing.run({ templateId }).then(({ output, problem: refused }) => {
      if (refused) setProblem(refused.key)
      if (output?.callbackId) signing.wait(output.callbackId, () => undefined)
    })
  }, [isMissing])
  return {
    link: known ?? '',
    problem,
    failed: data ? undefined : (error ?? undefined),
    retry: refetch,
    operation: signing.operation,
  }
}
