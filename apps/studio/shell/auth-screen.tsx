import { useNavigate } from '@tanstack/react-router'
import { AuthPage } from '#features/sign-in/studio/auth-page.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/** /auth: where a mailed link lands. */
export function AuthScreen() {
  const navigate = useNavigate()
  return (
    <VisitorFrame>
      <AuthPage onLeave={(href) => navigate({ href, replace: true })} />
    </VisitorFrame>
  )
}
