import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { checkLockFile } from './lock-file.ts'

test('a missing platform package is reported, and a hoisted one is found', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-mac': '1.0.0' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { 'b-linux': '1.0.0', 'b-mac': '1.0.0' } },
    'node_modules/a/node_modules/b-mac': {},
    'node_modules/b-linux': {},
  }
  const root = plantTree({ 'package-lock.json': JSON.stringify({ packages }) })
  expect(checkLockFile(root).offences).toEqual(['package-lock.json lacks a-mac@1.0.0, which node_modules/a names'])
})
