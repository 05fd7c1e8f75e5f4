import { useNavigate } from '@tanstack/react-router'
import { call } from '#base/call.ts'
import { SignUpPage } from '#features/issuers/sign-up/studio/sign-up-page.tsx'
import { issuerProblems, profileProblems } from '#features/issuers/texts.ts'
import { logOff } from '#features/sign-in/contract.ts'
import { promoteApplicant, readSession } from '#features/sign-in/studio/session.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { applicantCaller } from '../callers.ts'

const CATALOGUES = [issuerProblems, profileProblems]

/** /signup: the wizard for a connected address or wallet key, for its first or another community. */
export function SignUpScreen() {
  const navigate = useNavigate()
  const { applicant, full } = readSession()
  const { connexionEmail = '', web2 = true, did = '' } = applicant?.claims ?? {}
  const connected = web2 ? { email: connexionEmail } : { email: '', did }
  const enter = () => {
    const before = promoteApplicant()
    if (before === undefined) return navigate({ href: '/', replace: true })
    // The session of the other community ends; the page reloads without its state.
    call({ origin: '', token: () => before }, logOff, {})
      .catch(() => undefined)
      .finally(() => location.replace('/'))
  }
  return (
    <CallerContext value={applicantCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <SignUpPage
          key={connexionEmail || did}
          connected={connected}
          isFurther={full !== undefined}
          onCreating={enter}
        />
      </CatalogueProvider>
    </CallerContext>
  )
}
