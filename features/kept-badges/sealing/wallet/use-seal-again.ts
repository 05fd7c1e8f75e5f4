import { bytesOf } from '#base/base64.ts'
import type { CallProblem } from '#base/problem.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { getKeptFile, listKept, readKeptBadge, sealKept } from '../../contract.ts'
import { sealBadge } from './seal-badge.ts'
import type { SealKeys } from './seal-keys.ts'

/** A badge's file, as the server or the sealed form has it; `content` is base64. */
type BadgeFile = { name: string; type: string; content: string }

/**
 * Has a badge read and checked by the server once more, and seals what was found on this device: it replaces what the server
 * has of it. The answer is the refusal, if there was one.
 */
export function useSealAgain() {
  const reading = useCall(readKeptBadge)
  const sealing = useCall(sealKept)
  const invalidate = useInvalidate()
  const run = async (
    keys: SealKeys,
    keptId: string,
    { name, type, content }: BadgeFile,
  ): Promise<CallProblem | undefined> => {
    const { output: found, problem } = await reading.run({ file: new File([bytesOf(content)], name, { type }) })
    if (!found) return problem
    const sealed = await sealing.run(await sealBadge(keys, keptId, found))
    if (sealed.output) await Promise.all([invalidate(listKept), invalidate(getKeptFile)])
    return sealed.problem
  }
  return { run, working: reading.working || sealing.working, problem: reading.problem ?? sealing.problem }
}
