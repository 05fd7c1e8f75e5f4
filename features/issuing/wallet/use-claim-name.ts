import { useRef, useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listOwnNames } from '#features/names/contract.ts'
import { readName } from '#features/names/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Claim } from '../contract.ts'

/**
 * What the recipient wants to be called by the community, asked of those who have not told it: filled with the list's name,
 * else the wallet's. `useKeep` tells it to the claim, or to the entry into an open link, by its code.
 */
export function useClaimName(claim: Pick<Claim, 'name' | 'issuer'>, isOpen: boolean) {
  const holder = useHolder()
  const { data } = useQueryCall(listOwnNames, {}, { enabled: useWalletState() === 'open', quiet: true })
  const [typed, setTyped] = useState<string>()
  const told = useRef('')
  const hasTold = data?.names.some(({ did, givenName }) => did === claim.issuer?.did && givenName !== '')
  // Also until that is known: a field that appears later moves the button away from under a finger.
  const isAsked = typed !== undefined || hasTold !== true
  const value = typed ?? (claim.name || (isOpen ? holder?.pseudo : '') || '')
  /** What to tell by a code, undefined for nothing; throws `CallProblem` for what is no name. */
  const answerFor = (code: string): string | undefined => {
    // What nobody typed is known already, and would hide what they told the community before.
    if (!isAsked || typed === undefined) return undefined
    const name = value.trim() === '' ? '' : readName(value)
    if (name === undefined) throw new CallProblem('nameNotValid', 400, 4000)
    // A second try may come after the badge was collected, when the answer can no longer be changed.
    const isKnown = told.current === `${code} ${name}` || (name === '' && claim.name === '')
    return isKnown ? undefined : name
  }
  const onTold = (code: string, name: string) => {
    told.current = `${code} ${name}`
  }
  return { isAsked, value, setValue: setTyped, answerFor, onTold }
}

export type Naming = Pick<ReturnType<typeof useClaimName>, 'answerFor' | 'onTold'>
