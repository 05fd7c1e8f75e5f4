import { useRef } from 'react'
import { namesAmong } from '../name-rules.ts'
import type { KeptInput } from './use-kept-send.ts'

/** The typed addresses of a send with the names that came with them; each change calls `onChange`. */
export function useAddresses({ kept, change, keep }: KeptInput, onChange: () => void) {
  // The last address may be entered by the press that sends, before the page shows it.
  const names = useRef(kept.names)
  names.current = kept.names
  return {
    value: kept.addresses,
    names: kept.names,
    /** The names, even of addresses that the page does not show yet. */
    latestNames: () => names.current,
    change: (addresses: string[], doubles: number, added: ReadonlyMap<string, string>) => {
      onChange()
      names.current = namesAmong(addresses, names.current, added)
      change({ addresses, names: names.current, doubles: addresses.length === 0 ? 0 : kept.doubles + doubles })
    },
    /** Stores addresses at once, before the dialog closes. */
    keep: (addresses: string[]) => keep({ addresses, names: names.current }),
  }
}
