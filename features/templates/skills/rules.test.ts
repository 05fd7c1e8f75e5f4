import { describe, expect, test } from 'vitest'
import { areCredits, keptTags, repeatedSkill, skillLines } from './rules.ts'

test.each([
  [0, true],
  [1.125, true],
  [100_000, true],
  [-0.001, false],
  [100_000.001, false],
  [1.0625, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('states %d credits: %s', (value, can) => {
  expect(areCredits(value)).toBe(can)
})

describe('a repeated skill', () => {
  const knots = { targetName: 'Knots', targetUrl: 'https://example.org/knots' }

  test.each([
    ['none', [], -1],
    ['one', [knots], -1],
    ['another name', [knots, { ...knots, targetName: 'Sails' }], -1],
    ['another address', [knots, { ...knots, targetUrl: 'https://example.org/sails' }], -1],
    ['the same one later', [knots, { ...knots, targetName: 'Sails' }, knots], 2],
    ['the same one twice', [knots, knots, knots], 1],
    ['the same address written otherwise', [knots, { ...knots, targetUrl: 'HTTPS://EXAMPLE.org/knots' }], 1],
    [
      'the same identifier that is no address',
      [
        { ...knots, targetUrl: 'knots' },
        { ...knots, targetUrl: 'knots' },
      ],
      1,
    ],
  ])('is found or not in %s', (_, skills, at) => {
    expect(repeatedSkill(skills)).toBe(at)
  })

  test('is not found where name and address only read the same joined', () => {
    const skills = [
      { targetName: 'a","b', targetUrl: 'c' },
      { targetName: 'a', targetUrl: 'b","c' },
    ]
    expect(repeatedSkill(skills)).toBe(-1)
  })
})

test('keeps tags trimmed, without empty ones, each once in its order', () => {
  expect(keptTags([' sea ', '', 'knots', '  ', 'sea'])).toEqual(['sea', 'knots'])
})

const labels: Record<string, () => string> = { CFItem: () => 'Item of a framework' }

describe('a line of a skill', () => {
  const skill = {
    targetName: 'Knots',
    targetUrl: 'https://example.org/knots',
    targetFramework: 'Sailing',
    targetCode: 'S.1',
    targetType: 'CFItem',
  }

  test('says framework, code and type in words, and links its address', () => {
    const note = 'Sailing · S.1 · Item of a framework'
    expect(skillLines([skill], labels)).toEqual([{ name: 'Knots', href: 'https://example.org/knots', note }])
  })

  test('says only what is stated', () => {
    const bare = { ...skill, targetFramework: '', targetCode: '', targetType: '' }
    expect(skillLines([bare], labels)[0]?.note).toBe('')
  })

  test('says a type without words as it is, also one named like a member of every object', () => {
    const notes = ['ext:Own', 'toString'].map((targetType) => skillLines([{ ...skill, targetType }], labels)[0]?.note)
    expect(notes).toEqual(['Sailing · S.1 · ext:Own', 'Sailing · S.1 · toString'])
  })

  test('says an identifier that cannot be opened as a word', () => {
    const [line] = skillLines([{ ...skill, targetUrl: 'urn:uuid:1', targetFramework: '', targetType: '' }], labels)
    expect(line).toEqual({ name: 'Knots', href: '', note: 'S.1 · urn:uuid:1' })
  })
})
