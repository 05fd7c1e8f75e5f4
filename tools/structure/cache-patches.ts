import { isBeside, type SourceFile } from './source-files.ts'

const PATCH = /\.(setQueryData|setQueriesData)\b|\bonMutate:/g
/** What a change by hand of the cache of calls is made with. */
const OWNER = /^ui\/calls\//

/**
 * Screens that change the cache of calls by hand: a change that is shown before its answer would stay there once it was refused, or vanish
 * with the next read.
 */
export function cachePatchOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !OWNER.test(path) && !isBeside(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(PATCH)].map(
        ([found]) =>
          `${path}: ${found.replace(/^\.|:$/g, '')} changes the cache by hand; use useCallAtOnce before an answer, changeCached after it`,
      ),
    )
}
