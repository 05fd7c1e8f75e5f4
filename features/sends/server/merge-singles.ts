import type { sendRows } from './send-rows.ts'

export type Single = Parameters<typeof sendRows>[2][number]
/** The claims to make, and which of them each entry of a call gets: the links are in the order of the entries. */
export type Singles = { singles: Single[]; singleOf: number[] }

/** One claim for each entry. */
export function each(singles: Single[]): Singles {
  return { singles, singleOf: singles.map((_, at) => at) }
}

/**
 * One claim for each address, with the first name that was entered for it. An entry with evidence of its own is another
 * badge, and so is one without an address.
 */
export function mergeSingles(entries: Single[]): Singles {
  const singles: Single[] = []
  const placeOf = new Map<string, number>()
  const singleOf = entries.map((entry) => {
    const isOwn = !entry.email || Boolean(entry.evidenceUrl || entry.evidenceText)
    const known = isOwn ? undefined : singles[placeOf.get(entry.email ?? '') ?? -1]
    if (!known) {
      if (!isOwn) placeOf.set(entry.email ?? '', singles.length)
      return singles.push(entry) - 1
    }
    known.optionName ||= entry.optionName
    return placeOf.get(entry.email ?? '') ?? 0
  })
  return { singles, singleOf }
}
