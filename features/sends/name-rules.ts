import { listedName } from '#features/names/rules.ts'

/** The names of people, by their addresses. */
export type Names = Record<string, string>

/** The names of some addresses: those known, and new ones for the others, as they are kept. */
export function namesAmong(addresses: string[], known: Names, added: ReadonlyMap<string, string> = new Map()): Names {
  const named = addresses.map((address) => [address, known[address] || listedName(added.get(address) ?? '')] as const)
  return Object.fromEntries(named.filter(([, name]) => name !== ''))
}

/** What a call says about each address: nothing where no name is known. */
export function nameOptions(addresses: string[], names: Names): { name: string }[] {
  if (addresses.every((address) => !names[address])) return []
  return addresses.map((address) => ({ name: names[address] ?? '' }))
}

/** The names with addresses changed. */
export function withAddresses(names: Names, change: (address: string) => string): Names {
  return Object.fromEntries(Object.entries(names).map(([address, name]) => [change(address), name]))
}
