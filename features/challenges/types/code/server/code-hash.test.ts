import { expect, test } from 'vitest'
import { hashesOfCode, sameCode } from './code-hash.ts'

test.each([
  ['Crème Brûlée', 'CREMEBRULEE'],
  ['  été\t2026 ', 'ete2026'],
  ['7K3M-Q0TV', '7k3mq0tv'],
  ['ﬁn', 'FIN'],
])('%s and %s are the same', (one, other) => {
  expect(sameCode(one)).toBe(sameCode(other))
})

test('letters that look like digits are read as digits', () => {
  const hash = (code: string) => hashesOfCode({ secret: 's', oldSecret: undefined }, 'c1', code)
  expect(hash('oOil-1234')).toEqual(hash('0011-1234'))
})

test('the hash of a code differs by challenge and by secret', () => {
  const hashes = ['a', 'b'].flatMap((secret) =>
    ['c1', 'c2'].flatMap((id) => hashesOfCode({ secret, oldSecret: undefined }, id, 'ABCD')),
  )
  expect(new Set(hashes).size).toBe(4)
})
