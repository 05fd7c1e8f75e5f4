import { expect, test } from 'vitest'
import { TYPES } from '../rules.ts'
import { challengeProblems } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'

test('no problem reads differently for two types, or for one and all', () => {
  const said = new Map<string, unknown>(Object.entries(challengeProblems))
  for (const type of TYPES) {
    for (const [key, sentence] of Object.entries(TYPES_IN_STUDIO[type].problems ?? {})) {
      expect(said.get(key) ?? sentence).toBe(sentence)
      said.set(key, sentence)
    }
  }
})
