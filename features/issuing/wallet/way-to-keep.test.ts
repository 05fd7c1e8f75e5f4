import { expect, test } from 'vitest'
import { wayToKeep } from './way-to-keep.ts'

test.each([
  ['in the open wallet whose key the server keeps', { open: 'email', hasKey: false, isMailed: true }, 'wallet'],
  ['in the open wallet whose own key is unlocked', { open: 'own', hasKey: true, isMailed: true }, 'wallet'],
  ['after its own key is unlocked', { open: 'own', hasKey: false, isMailed: true }, 'unlock'],
  ["in the recipient's wallet when none is open", { open: undefined, hasKey: false, isMailed: true }, 'mail'],
  ['where the person chooses, from an open link', { open: undefined, hasKey: false, isMailed: false }, 'choose'],
  [
    'where the person chooses, with the key of a closed wallet',
    { open: undefined, hasKey: true, isMailed: false },
    'choose',
  ],
] as const)('keeps a badge %s', (_, facts, way) => {
  expect(wayToKeep(facts)).toBe(way)
})
