import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { checkSnapshots } from './snapshots.ts'

const META = 'db/migrations/meta'
const JOURNAL = {
  [`${META}/_journal.json`]: JSON.stringify({ entries: [{ tag: '0000_first' }, { tag: '0001_links' }] }),
}
const offencesOf = (snapshots: string[]) => {
  const files = Object.fromEntries(snapshots.map((name) => [`${META}/${name}`, '{}']))
  return checkSnapshots(plantTree({ ...JOURNAL, ...files })).offences
}

test('the snapshot of the newest migration is accepted', () => {
  expect(offencesOf(['0001_snapshot.json'])).toEqual([])
})

test('the snapshot of an earlier migration is refused', () => {
  expect(offencesOf(['0000_snapshot.json', '0001_snapshot.json'])).toEqual([
    expect.stringMatching(/0000_snapshot[.]json .*delete it/),
  ])
})

test('the newest migration needs its snapshot', () => {
  expect(offencesOf([])).toEqual([expect.stringMatching(/0001_snapshot[.]json is missing/)])
})

test('a missing journal is refused', () => {
  expect(checkSnapshots(plantTree({})).offences).toHaveLength(1)
})
