import { useRouter, useSearch } from '@tanstack/react-router'
import { pageOfCode } from '#features/challenges/scan-rules.ts'
import { readGivingCode } from '#features/giving/rules.ts'
import { ScanScreen } from '#features/holders/wallet/scan-screen.tsx'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { addPageOf } from '#features/kept-badges/adding/given-rules.ts'
import { pageOfRequest } from '#features/presenting/wallet/request-page.ts'
import { isOn } from './feature-flags.ts'

/** /scan */
export function ScanRoute() {
  const router = useRouter()
  const { origin } = useWallet()
  const isForBadge = useSearch({ strict: false }).for === 'badge' && isOn('keptBadges')
  const pageOf = (text: string) => {
    const code = isOn('giving') && readGivingCode(text, origin)
    if (code) return `/give/${code}`
    const challenge = isOn('quests') && pageOfCode(text, origin)
    if (challenge) return challenge
    const request = isOn('presenting') && pageOfRequest(text)
    if (request) return request
    return isForBadge ? addPageOf(text) : undefined
  }
  return <ScanScreen onPage={(path) => router.history.push(path)} pageOfOther={pageOf} />
}
