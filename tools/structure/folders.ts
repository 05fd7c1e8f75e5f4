import { dirname } from 'node:path'
import { isBeside } from './source-files.ts'

const MOST_SOURCES = 60
const SOURCE = /[.](tsx?|mjs|js)$/
const JOURNEY = /[.]e2e[.]ts$/

/** Folders with more, and the number that each may have: lowered when files leave, never raised. */
const FULL: Record<string, number> = {}

/** Folders of more than 60 sources, without tests, demos and style sheets; and listed folders that grew or now fit. */
export function folderOffences(paths: string[], full = FULL): string[] {
  const counts = new Map(Object.keys(full).map((folder) => [folder, 0]))
  for (const path of paths.filter(isCounted)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => offencesOf(folder, count, full[folder]))
}

function offencesOf(folder: string, count: number, ceiling: number | undefined): string[] {
  if (ceiling !== undefined && count <= MOST_SOURCES)
    return [`${folder}: ${count} sources, which fit; take it off the list in tools/structure/folders.ts`]
  if (count <= (ceiling ?? MOST_SOURCES)) return []
  return [`${folder}: ${count} sources; ${ceiling ?? MOST_SOURCES} are the most, sort them into folders`]
}

function isCounted(path: string): boolean {
  return SOURCE.test(path) && !isBeside(path) && !JOURNEY.test(path)
}
