import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG } from './server-tests.mjs'

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
