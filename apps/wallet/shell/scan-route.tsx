import { useRouter } from '@tanstack/react-router'
import { ScanScreen } from '#features/holders/wallet/scan-screen.tsx'
import { pageOfRequest } from '#features/presenting/wallet/request-page.ts'

/** /scan */
export function ScanRoute() {
  const router = useRouter()
  return <ScanScreen pageOfOther={pageOfRequest} onPage={(path) => router.history.push(path)} />
}
