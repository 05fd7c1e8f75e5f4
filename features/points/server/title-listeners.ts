import type { Context } from '#platform/context.ts'
import type { Source } from '../rules.ts'

/** The titles of what points were booked for, by cause, in the community's words; causes without one are left out. */
type Titles = (ctx: Context, issuerId: string, causes: string[]) => Promise<Map<string, string>>

const titles = new Map<Source, Titles>()

/** Registers how the feature that books from a source names its causes on people's accounts. */
export function onTitles(source: Source, of: Titles): void {
  titles.set(source, of)
}

/** The titles of some causes of a community, by cause. */
export async function titlesOf(
  ctx: Context,
  issuerId: string,
  lines: { source: Source; cause: string }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [source, ofSource] of Map.groupBy(lines, (line) => line.source)) {
    const causes = [...new Set(ofSource.map(({ cause }) => cause))]
    for (const [cause, title] of (await titles.get(source)?.(ctx, issuerId, causes)) ?? []) found.set(cause, title)
  }
  return found
}
