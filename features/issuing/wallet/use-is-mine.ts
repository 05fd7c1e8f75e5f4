import { useQueryCall } from '#ui/calls/use-call.ts'
import { type Claim, listWaiting } from '../contract.ts'

/**
 * Whether the badge of a link that belongs to one wallet waits for the open one; undefined while that is read, and true
 * for links that any wallet can use.
 */
export function useIsMine(
  token: string,
  { ownWallet }: Pick<Claim, 'ownWallet'>,
  isOpen: boolean,
): boolean | undefined {
  const isAsked = ownWallet !== '' && isOpen
  const { data, error } = useQueryCall(listWaiting, {}, { enabled: isAsked, quiet: true })
  if (ownWallet === '') return true
  if (!isOpen || error) return false
  return data?.waiting.some((waiting) => waiting.token === token)
}
