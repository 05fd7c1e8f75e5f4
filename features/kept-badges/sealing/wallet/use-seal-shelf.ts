import { useRef } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { getKeptFile, listKept, removeKept, sealKept } from '../../contract.ts'
import { sealBadge } from './seal-badge.ts'
import type { SealKeys } from './seal-keys.ts'
import { useSealAgain } from './use-seal-again.ts'

/**
 * Seals one after the other all badges of the shelf that the server still opens, with what it found last, so that no issuer
 * is asked; one without that is read again. While the server is away or refuses more, the rest waits for another time.
 */
export function useSealShelf() {
  const list = useCall(listKept, { quiet: true })
  const file = useCall(getKeptFile, { quiet: true })
  const sealing = useCall(sealKept, { quiet: true })
  const removing = useCall(removeKept, { quiet: true })
  const again = useSealAgain()
  const invalidate = useInvalidate()
  const tried = useRef(new Set<string>())
  const isWorking = useRef(false)

  const sealOne = async (keys: SealKeys, keptId: string): Promise<CallProblem | undefined> => {
    const { output, problem } = await file.run({ keptId })
    if (!output || output.isSealed) return problem
    const { found, isSealed: _, ...received } = output
    const refused = found
      ? (await sealing.run(await sealBadge(keys, keptId, { ...found, ...received }))).problem
      : await again.run(keys, keptId, received)
    // The same badge is here already, sealed: this copy is one that the server can open.
    return refused?.key === 'keptAlready' ? (await removing.run({ keptId })).problem : refused
  }
  const sealAll = async (keys: SealKeys) => {
    for (let after = '', isFirst = true; isFirst || after !== ''; isFirst = false) {
      const { output } = await list.run({ after })
      if (!output) return
      const waiting = output.badges.filter(({ keptId, needsSealing }) => needsSealing && !tried.current.has(keptId))
      for (const { keptId } of waiting) {
        const problem = await sealOne(keys, keptId)
        if (problem && isForLater(problem)) return
        tried.current.add(keptId)
      }
      after = output.next
    }
  }
  return async (keys: SealKeys): Promise<void> => {
    if (isWorking.current) return
    isWorking.current = true
    await sealAll(keys).finally(() => {
      isWorking.current = false
    })
    await Promise.all([invalidate(listKept), invalidate(getKeptFile)])
  }
}

function isForLater({ status, key }: CallProblem): boolean {
  return status === 0 || status >= 500 || key === 'tooManyRequests'
}
