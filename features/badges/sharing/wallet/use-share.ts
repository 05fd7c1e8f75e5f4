import { useEffect, useState } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { createShare, listHeld } from '../../contract.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { sharePanel } from '../../wallet-texts.ts'

/** Whether this browser can hand an address to an app. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Shares a badge by one press: makes its public page where there is none, then opens the device's share sheet, or copies the
 * address where it has none. A press before the badge is known counts once it is; `isMissing`: it cannot be read.
 */
export function useShare(badge: HeldBadge | undefined, isMissing = false): { share: () => void; working: boolean } {
  const sharePanelTexts = useTexts(sharePanel)
  const sentence = useProblemText()
  const make = useCall(createShare, { invalidates: [listHeld] })
  const copy = useCopy()
  const [isWaiting, setWaiting] = useState(false)
  const shareNow = async (known: HeldBadge) => {
    const { title, issuer, shareUrl } = known
    const url = shareUrl || (await makePage(known.id))
    if (!url) return
    if (!canShare()) return copy(url)
    const text = sharePanelTexts.mailSubject({ title, issuer: issuer.name })
    // The person may close the sheet, and a browser may find that the press is too long ago: the other ways stay.
    await navigator.share({ title, text, url }).catch(() => undefined)
  }
  const makePage = async (badgeId: string): Promise<string | undefined> => {
    const { output, problem } = await make.run({ badgeId })
    if (problem?.status && problem.status < 500) toastError(sentence(problem.key))
    return output?.shareUrl
  }
  useEffect(() => {
    if (!isWaiting || !(badge || isMissing)) return
    setWaiting(false)
    if (badge) void shareNow(badge)
    else toastError(sentence('unreachable'))
  })
  const share = () => {
    if (make.working || isWaiting) return
    if (badge) void shareNow(badge)
    else setWaiting(true)
  }
  return { share, working: make.working || isWaiting }
}
