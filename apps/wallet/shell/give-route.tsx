import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { TakeCode } from '#features/giving/people/wallet/take-code.tsx'
import { GiveScreen } from '#features/giving/wallet/give-screen.tsx'

/** /give; `?of=` offers the badges of one community. */
export function GiveRoute() {
  const { of } = useSearch({ strict: false }) as { of?: string }
  return <GiveScreen issuerId={of} />
}

/** /give/{code}, the address in a person's code: they become the recipient, and the code leaves the address. */
export function GiveToCodeRoute() {
  const { code = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const taken = useCallback(() => void navigate({ to: '/give', replace: true }), [navigate])
  return <TakeCode code={code} onTaken={taken} />
}
