import { useRouter } from '@tanstack/react-router'
import { ScanScreen } from '#features/holders/wallet/scan-screen.tsx'

/** /scan */
export function ScanRoute() {
  const router = useRouter()
  return <ScanScreen onPage={(path) => router.history.push(path)} />
}
