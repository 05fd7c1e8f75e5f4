import type { Source } from '../rules.ts'

/** Points as a change: `+10`, or with a minus sign instead of a hyphen; `format` writes the number of a language. */
export function writeAmount(points: number, format: (value: number) => string): string {
  return points > 0 ? `+${format(points)}` : format(points).replace('-', '\u2212')
}

/** The lines of an account by the month of the reader in which they are listed, in their order. */
export function byMonth<L extends { at: string }>(lines: L[]): { at: string; lines: L[] }[] {
  const months = Map.groupBy(lines, ({ at }) => {
    const day = new Date(at)
    return day.getFullYear() * 12 + day.getMonth()
  })
  return [...months.values()].map((lines) => ({ at: lines[0]?.at ?? '', lines }))
}

/** What a line is about, as a key of its words: its source, and whether it takes back or takes away. */
export function aboutOf({ source, isReversal, points }: { source: Source; isReversal: boolean; points: number }) {
  if (isReversal) return `${source}Back` as const
  return source === 'adjustments' && points < 0 ? ('taken' as const) : source
}
