import { useEffect, useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import { type MemberRow, showAddresses } from '../contract.ts'

/**
 * The addresses that are shown in full on a page of members, until it is left or turned: `show` reads those of some rows,
 * which is recorded; `hide` masks them again.
 */
export function useAddresses(page: string) {
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const { run, working } = useCall(showAddresses)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page masks them again
  useEffect(() => setShown(new Map()), [page])
  const show = async (rows: MemberRow[]) => {
    const dids = rows.filter(({ email }) => email !== '').map(({ did }) => did)
    if (dids.length === 0) return
    const { output } = await run({ dids })
    if (output)
      setShown((before) => new Map([...before, ...output.addresses.map(({ did, email }) => [did, email] as const)]))
  }
  const hide = (rows: MemberRow[]) =>
    setShown((before) => {
      const left = new Map(before)
      for (const { did } of rows) left.delete(did)
      return left
    })
  return { of: (did: string) => shown.get(did), show, hide, working }
}

export type Addresses = ReturnType<typeof useAddresses>
