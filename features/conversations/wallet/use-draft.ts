import { useStored } from '#features/holders/wallet/use-stored.ts'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'

/** The text that is being written to a community, kept with what else this device keeps for one person until it is sent. */
export function useDraft(issuerId: string): [text: string, write: (text: string) => void] {
  const { value = '', write, remove } = useStored<string>(`${KEPT_ANSWERS}draft:${issuerId}`)
  return [value, (text) => (text === '' ? remove() : write(text))]
}
