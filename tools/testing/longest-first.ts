import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take ten seconds or more, the longest first: they start processes, or work on thousands of rows. A worker that
 * began one of them last would work alone at the end. A file that is missing here only costs that time.
 */
export const LONG = [
  'apps/server/start/kill.test.ts',
  'features/digests/server/digests-killed.test.ts',
  'apps/server/transfer/transfer.test.ts',
  'features/imports/server/importing.test.ts',
  'apps/server/hot-link.test.ts',
  'apps/server/api/gate-of-folders.test.ts',
  'apps/server/commands/rotate-keys.test.ts',
  'features/history/server/history.test.ts',
]

/** The order of files: long ones, then the other server tests (their workers stay loaded), then the quick pure ones. */
export class LongestFirst extends BaseSequencer {
  /** Sorts the files within these three by the order that Vitest chooses. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`))
  if (at >= 0) return at
  return project.name === 'server' ? LONG.length : LONG.length + 1
}
