import { expect, test } from 'vitest'
import { makeBadge, makeIssuer } from '../test-issuer.ts'
import { assertModest } from './assert-modest.ts'
import { NotReadable } from './not-readable.ts'

const { did } = makeIssuer()
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__']

test.each(NAMES)('refuses %s where an identifier, a type or an object is expected', (name) => {
  const badge = makeBadge(did)
  for (const wrong of [
    { credentialSubject: name },
    { credentialStatus: name },
    { issuer: { id: did, image: name } },
    { type: [...badge.type, name] },
    { evidence: [{ id: name }] },
    { evidence: [{ id: `./${name}` }] },
    { evidence: [{ id: `${name}#` }] },
  ]) {
    expect(() => assertModest({ ...badge, ...wrong })).toThrow(NotReadable)
  }
})

test.each(NAMES)('refuses a member named %s, at any depth', (name) => {
  const text = JSON.stringify({ ...makeBadge(did), evidence: [{ narrative: 'x', here: 1 }] })
  expect(() => assertModest(JSON.parse(text.replace('"here"', `"${name}"`)))).toThrow(NotReadable)
})

test('accepts a course named like an inherited member', () => {
  const badge = makeBadge(did)
  const achievement = { id: 'https://school.example/a', name: 'constructor', description: 'toString' }
  const tagged = { ...achievement, tag: ['constructor', 'valueOf'] }
  expect(() => assertModest({ ...badge, credentialSubject: { id: did, achievement: tagged } })).not.toThrow()
})
