import type { Context } from '#platform/context.ts'
import { type Titles, titlesOfCauses } from '../../hooks.ts'
import type { Source } from '../../rules.ts'

/** The titles of some causes of a community, by cause; adjustments and API calls have none. */
export async function titlesOf(
  ctx: Context,
  issuerId: string,
  lines: { source: Source; cause: string }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [source, ofSource] of Map.groupBy(lines, (line) => line.source)) {
    const causes = [...new Set(ofSource.map(({ cause }) => cause))]
    for (const [cause, title] of (await titlesFrom(source)?.(ctx, issuerId, causes)) ?? []) found.set(cause, title)
  }
  return found
}

function titlesFrom(source: Source): Titles | undefined {
  if (source === 'adjustments' || source === 'api') return undefined
  return titlesOfCauses[source].get()
}
