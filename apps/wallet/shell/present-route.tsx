import { useLocation, useNavigate } from '@tanstack/react-router'
import { PresentScreen } from '#features/presenting/wallet/present-screen.tsx'
import { codeOfPage } from '#features/presenting/wallet/request-page.ts'

/** /present: a verifier's request, from the scanner or from a link. */
export function PresentRoute() {
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const code = codeOfPage(searchStr)
  return (
    <PresentScreen
      key={code}
      code={code}
      onScan={() => navigate({ to: '/scan', replace: true })}
      onClose={() => navigate({ to: '/', replace: true })}
    />
  )
}
