import { useNavigate } from '@tanstack/react-router'
import { WizardPage } from '#features/issuers/studio/wizard-page.tsx'
import { issuerProblems } from '#features/issuers/texts.ts'
import { promoteApplicant, readSession } from '#features/sign-in/studio/session.ts'
import { CatalogueProvider } from '#ui/catalogue.tsx'

const CATALOGUES = [issuerProblems]

/** /signup: the wizard of an address that was connected and has no community yet. */
export function SignUpScreen() {
  const navigate = useNavigate()
  const email = readSession().applicant?.claims.connexionEmail ?? ''
  const enter = () => {
    promoteApplicant()
    navigate({ href: '/', replace: true })
  }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <WizardPage key={email} email={email} onCreating={enter} />
    </CatalogueProvider>
  )
}
