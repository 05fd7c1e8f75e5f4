import { useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { getSubInvitation } from '../invited-contract.ts'
import type { Connected } from './wizard-draft.ts'
import { WizardPage } from './wizard-page.tsx'

type Props = { connected: Connected; isFurther: boolean; onCreating: () => void }

/** The wizard, with the values of the invitation to create a sub-community, if the proven address has one. */
export function SignUpPage({ connected, isFurther, onCreating }: Props) {
  const [isAlone, setIsAlone] = useState(false)
  const byMail = connected.did === undefined
  const { data, isPending } = useQueryCall(getSubInvitation, {}, { quiet: true, enabled: byMail, retry: false })
  // It starts with the given values: what was typed before they came would be lost.
  if (byMail && isPending) return null
  const invited = data && data.invitationId !== '' && !isAlone ? data : undefined
  return (
    <WizardPage
      key={invited?.invitationId ?? ''}
      connected={{ ...connected, invited }}
      onAlone={() => setIsAlone(true)}
      isFurther={isFurther}
      onCreating={onCreating}
    />
  )
}
