import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { OutsideScreen } from '#features/outside-accounts/wallet/outside-screen.tsx'

/** /outside: where providers return; state and code leave the address at once. */
export function OutsideRoute() {
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const [search] = useState(searchStr)
  useEffect(() => {
    if (search !== '') history.replaceState(history.state, '', '/outside')
  }, [search])
  return <OutsideScreen search={search} onGo={(path) => void navigate({ href: path, replace: true })} />
}
