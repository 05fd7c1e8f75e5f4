import { signInProblems } from '#features/sign-in/texts.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getHolder } from '../contract.ts'
import { proofStep } from '../wallet-texts.ts'
import { EmailDoor } from './email-door.tsx'
import { useHolder } from './use-holder.ts'

const CATALOGUES = [signInProblems]

/** Confirms the address of this wallet, before what needs it; `onProven` continues with that. */
export function ProofStep({ onProven }: { onProven?: () => void }) {
  const say = useTexts(proofStep)
  const holder = useHolder()
  const invalidate = useInvalidate()
  const enter = () => {
    void invalidate(getHolder)
    onProven?.()
  }
  return (
    <section aria-label={say.title()}>
      <p>{say.text()}</p>
      <CatalogueProvider catalogues={CATALOGUES}>
        <EmailDoor
          address={holder?.addresses[0]?.email}
          words={{ open: say.confirm(), opening: say.confirming() }}
          onEntered={enter}
        />
      </CatalogueProvider>
    </section>
  )
}
