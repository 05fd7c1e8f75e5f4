import { describe, expect, it, test } from 'vitest'
import { readSkills } from './read-skills.ts'

const skillsOf = (achievement: object) => readSkills({ credentialSubject: { achievement } })
const read = (alignment: unknown) => skillsOf({ alignment }).alignment
const NONE = { targetFramework: '', targetCode: '', targetType: '' }

describe('the identifier of a skill', () => {
  it.each([
    ['ESCO', 'http://data.europa.eu/esco/skill/00000000-0000-4000-8000-000000000001'],
    ['O*NET', 'https://www.onetonline.org/link/summary/17-2051.00'],
    ['CASE', 'https://case.example.org/ims/case/v1p0/CFItems/7e4d1f9a-3c0b-4e1c-9d43-0a5b8a1a0001'],
    ['CASE, bare', 'urn:uuid:7e4d1f9a-3c0b-4e1c-9d43-0a5b8a1a0001'],
  ])('of %s is read as it was signed', (_, targetUrl) => {
    expect(read({ targetName: 'Rope', targetUrl })).toEqual([{ ...NONE, targetName: 'Rope', targetUrl }])
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'skill 12',
    `https://a.example/${'x'.repeat(2000)}`,
    7,
    null,
    { id: 'https://a.example/' },
  ])('is left out where it could be run or is none (%#)', (targetUrl) => {
    expect(read({ targetName: 'Rope', targetUrl })).toEqual([{ ...NONE, targetName: 'Rope', targetUrl: '' }])
  })
})

test('a skill of one language, and of several, has its first name', () => {
  const [fr, en] = [
    { '@value': 'Corde', '@language': 'fr' },
    { '@value': 'Rope', '@language': 'en' },
  ]
  expect(read([{ targetName: fr }, { targetName: [en, fr] }]).map(({ targetName }) => targetName)).toEqual([
    'Corde',
    'Rope',
  ])
})

test('one skill, and the first of several subjects, are read as a list of one', () => {
  const subject = { achievement: { alignment: { targetName: 'Rope' }, tag: 'rope' } }
  expect(readSkills({ credentialSubject: [subject, {}] })).toMatchObject({
    alignment: [{ targetName: 'Rope' }],
    tags: ['rope'],
  })
})

test('a badge of others shows 50 skills and tags at most, each once and of limited length', () => {
  const alignment = Array.from({ length: 70 }, () => ({ targetName: 'x'.repeat(400) }))
  const tag = Array.from({ length: 70 }, (_, n) => `tag ${n % 60}`)
  const { alignment: shown, tags } = skillsOf({ alignment, tag })
  expect([shown.length, shown[0]?.targetName.length, tags.length]).toEqual([50, 300, 50])
})

test.each([[-1], [0], [Number.POSITIVE_INFINITY], ['3'], [undefined]])('credits of %s are not stated', (credits) => {
  expect(skillsOf({ creditsAvailable: credits }).credits).toBe(0)
})
