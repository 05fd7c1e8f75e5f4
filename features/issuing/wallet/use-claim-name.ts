import { useRef, useState } from 'react'
import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { listOwnNames } from '#features/names/contract.ts'
import { readName } from '#features/names/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { nameClaim } from '../contract.ts'
import type { Claim } from './claim.ts'

/**
 * What the recipient wants to be called by the community, asked of those who have not told it: filled with the list's name,
 * else the wallet's. `save` tells the claim, or the entry into an open link, by its code; it throws `CallProblem`.
 */
export function useClaimName(claim: Pick<Claim, 'name' | 'issuer'>, isOpen: boolean) {
  const { api } = useWallet()
  const holder = useHolder()
  const { data, isLoading } = useQueryCall(listOwnNames, {}, { enabled: isOpen, quiet: true })
  const [typed, setTyped] = useState<string>()
  const saved = useRef('')
  const told = data?.names.some(({ did, givenName }) => did === claim.issuer?.did && givenName !== '')
  const isAsked = !isOpen || (!isLoading && told !== true)
  const value = typed ?? (claim.name || (isOpen ? holder?.pseudo : '') || '')
  const save = async (code: string) => {
    if (!isAsked) return
    const name = value.trim() === '' ? '' : readName(value)
    if (name === undefined) throw new CallProblem('nameNotValid', 400, 4000)
    // A second try may come after the badge was collected, when the answer can no longer be changed.
    const answer = `${code} ${name}`
    if (saved.current === answer || (name === '' && claim.name === '')) return
    await call({ origin: api }, nameClaim, { token: code, name })
    saved.current = answer
  }
  return { isAsked, value, setValue: setTyped, save }
}
