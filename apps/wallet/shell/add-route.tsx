import { useLocation, useNavigate } from '@tanstack/react-router'
import { AddSheet } from '#features/kept-badges/adding/wallet/add-sheet.tsx'
import { useGiven } from '#features/kept-badges/adding/wallet/use-given.ts'
import { BadgesRoute } from './badges-route.tsx'

/** /add: the sheet that adds a badge from elsewhere, over the badges. */
export function AddRoute() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const given = useGiven(hash)
  return (
    <>
      <BadgesRoute />
      <AddSheet
        given={given}
        onClose={() => navigate({ to: '/', search: true, replace: true })}
        onKept={() => navigate({ to: '/', search: { group: 'elsewhere' } as never, replace: true })}
      />
    </>
  )
}
