import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareTableOffences } from '../structure/bare-tables.ts'
import { cachePatchOffences } from '../structure/cache-patches.ts'
import { docstringOffences } from '../structure/docstrings.ts'
import { environmentOffences } from '../structure/environment.ts'
import { folderOffences } from '../structure/folders.ts'
import { hookOffences } from '../structure/hooks.ts'
import { lateTextOffences } from '../structure/late-texts.ts'
import { literalSpreadOffences } from '../structure/literal-spreads.ts'
import { loadingOffences } from '../structure/loading.ts'
import { measureOffences } from '../structure/measures.ts'
import { nameOffences, orderOffences } from '../structure/names.ts'
import { pressedTwiceOffences } from '../structure/pressed-twice.ts'
import { rowCastOffences } from '../structure/row-casts.ts'
import { sizeOffences } from '../structure/sizes.ts'
import { listPaths, readSources, readStyles } from '../structure/source-files.ts'
import { styleClassOffences } from '../structure/style-classes.ts'
import { tableOffences } from '../structure/table-writers.ts'
import { typingOffences } from '../structure/typing.ts'
import { verbOffences } from '../structure/verbs.ts'
import type { CheckResult } from './report.ts'

/**
 * Checks names, places, sizes, measures, docstrings, audit rows, writers of tables, tables named by a bare word, hooks, casts of
 * rows, the environment, typing in journeys, calls that two presses would make twice, and changes of the cache of calls by hand.
 */
export function checkStructure(root: string): CheckResult {
  const paths = listPaths(root)
  const files = readSources(root)
  const sheets = readStyles(root)
  const features = JSON.parse(readFileSync(join(root, 'features/order.json'), 'utf8')) as string[]
  const offences = [
    ...nameOffences(paths, features),
    ...orderOffences(paths, features),
    ...sizeOffences(files),
    ...folderOffences(paths),
    ...loadingOffences(files),
    ...lateTextOffences(files),
    ...measureOffences(sheets),
    ...styleClassOffences(files, sheets),
    ...verbOffences(files),
    ...tableOffences(files),
    ...hookOffences(files),
    ...bareTableOffences(files),
    ...environmentOffences(files),
    ...docstringOffences(files),
    ...rowCastOffences(files),
    ...literalSpreadOffences(files),
    ...typingOffences(files),
    ...pressedTwiceOffences(files),
    ...cachePatchOffences(files),
  ]
  return { read: files.length, unit: 'files', offences }
}
