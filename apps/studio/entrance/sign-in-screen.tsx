import { useNavigate, useSearch } from '@tanstack/react-router'
import { SignInPage } from '#features/sign-in/studio/sign-in-page.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

/** /signin, in sign-up mode with `?new=1`. */
export function SignInScreen() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/signin' as never }) as { new?: 1 }
  return (
    <VisitorFrame>
      <SignInPage
        isNew={search.new === 1}
        onSwitch={(isNew) => navigate({ to: '/signin', search: isNew ? { new: 1 } : {} })}
        onEntered={(href) => navigate({ href, replace: true })}
      />
    </VisitorFrame>
  )
}
