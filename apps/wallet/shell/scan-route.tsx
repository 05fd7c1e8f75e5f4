import { useRouter } from '@tanstack/react-router'
import { ScanScreen } from '#features/holders/wallet/scan-screen.tsx'
import { pageOfRequest } from '#features/presenting/wallet/request-page.ts'
import { isOn } from './feature-flags.ts'

/** /scan */
export function ScanRoute() {
  const router = useRouter()
  return (
    <ScanScreen
      pageOfOther={isOn('presenting') ? pageOfRequest : () => undefined}
      onPage={(path) => router.history.push(path)}
    />
  )
}
