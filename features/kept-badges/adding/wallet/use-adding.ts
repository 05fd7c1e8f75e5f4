import { useState } from 'react'
import { bytesOf } from '#base/base64.ts'
import type { Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { BROUGHT_MAX_BYTES } from '#features/badges/rules.ts'
import type { Brought } from '#features/badges/verification/view/brought.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { keepBadge, listKept, readKeptBadge } from '../../contract.ts'
import { sealBadge } from '../../sealing/wallet/seal-badge.ts'
import type { SealKeys } from '../../sealing/wallet/seal-keys.ts'

export type Found = Output<typeof readKeptBadge>
type Refusal = { key: string; values?: Record<string, string> | undefined }

/**
 * Adds a badge of another issuer in two steps: it is read and checked, and only `keep` stores it, as the very file that was
 * shown. With `keys` this device seals it first.
 */
export function useAdding(onKept: () => void) {
  const reading = useCall(readKeptBadge)
  const keeping = useCall(keepBadge, { invalidates: [listKept] })
  const [found, setFound] = useState<{ badge: Found; of: number }>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const bring = async ({ file, url, of = 1 }: Brought) => {
    const isTooLarge = (file?.size ?? 0) > BROUGHT_MAX_BYTES
    setIsTooLarge(isTooLarge)
    keeping.reset()
    if (isTooLarge || reading.working) return
    const { output } = await reading.run({ file, url })
    if (output) setFound({ badge: output, of })
  }
  const { run: keep, working } = useOnce(async (found: Found, keys?: SealKeys) => {
    const { output } = await keeping.run(keys ? await sealBadge(keys, newId(), found) : asReceived(found))
    if (output) onKept()
  })
  const problem: Refusal | undefined = isTooLarge ? { key: 'tooLarge' } : reading.problem
  return {
    found: found?.badge,
    /** How many files were brought with it; only the first is read. */
    of: found?.of ?? 1,
    bring: (brought: Brought | undefined) => void (brought && bring(brought)),
    isReading: reading.working,
    problem,
    keep,
    isKeeping: working,
    keepProblem: keeping.problem,
    /** Whether another badge is to be brought, after one was shown. */
    isBack,
    forget: () => {
      reading.reset()
      setIsTooLarge(false)
    },
    back: () => {
      reading.reset()
      keeping.reset()
      setFound(undefined)
      setIsBack(true)
    },
  }
}

/** The file that was read, also where it came by an address: what is kept is what was shown. */
function asReceived({ name, type, content, yours }: Found) {
  return { file: new File([bytesOf(content)], name, { type }), anyway: yours === 'other' }
}
