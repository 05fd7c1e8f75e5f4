import { defineConfig } from 'vitest/config'
import { pure } from '../../vitest.config.ts'

/** Beside the rules of features, their sub-features and their types: not in the folders of servers and screens. */
const RULES = [
  'features/*/*.test.ts',
  'features/*/!(server|studio|wallet|view)/*.test.ts',
  'features/*/types/*/*.test.ts',
]

/**
 * The pure tests that are beside what is mutated: a rule has a test of its own, and is not held by the screens that happen
 * to use it. What was transformed stays in memory; a cache of files would keep every mutated source.
 */
export default defineConfig({
  test: { ...pure, include: [...RULES, 'credentials/**/*.test.ts'], fsModuleCache: false },
})
