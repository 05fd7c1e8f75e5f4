import { dirname } from 'node:path'
import { isBeside } from './source-files.ts'

const MOST_SOURCES = 40
const MOST_AT_TOP = 8
const SOURCE = /[.](tsx?|mjs|js)$/
/** Each is a program of its own, and the folder is their list. */
const PROGRAM = /[.](e2e|bench)[.]ts$/
/** The top of a feature or of a sub-feature. */
const TOP = /^features\/[^/]+(\/(?!(server|studio|wallet|view)$)[^/]+)?$/

/** Folders with more, and the number that each may have: lowered when files leave, never raised. */
const FULL: Record<string, number> = {}

/**
 * Folders of more than 40 sources, and tops of features of more than 8, without tests, demos and style sheets; and listed
 * folders that grew or now fit.
 */
export function folderOffences(paths: string[], full = FULL): string[] {
  const counts = new Map(Object.keys(full).map((folder) => [folder, 0]))
  for (const path of paths.filter(isCounted)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => offencesOf(folder, count, full[folder]))
}

function offencesOf(folder: string, count: number, ceiling: number | undefined): string[] {
  const most = TOP.test(folder) ? MOST_AT_TOP : MOST_SOURCES
  if (ceiling !== undefined && count <= most)
    return [`${folder}: ${count} sources, which fit; take it off the list in tools/structure/folders.ts`]
  if (count <= (ceiling ?? most)) return []
  const how = TOP.test(folder) ? 'make sub-features' : 'sort them into folders'
  return [`${folder}: ${count} sources; ${ceiling ?? most} are the most, ${how}`]
}

function isCounted(path: string): boolean {
  return SOURCE.test(path) && !isBeside(path) && !PROGRAM.test(path)
}
