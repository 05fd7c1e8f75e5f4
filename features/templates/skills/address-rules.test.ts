import { describe, expect, test } from 'vitest'
import { linkOfSkill, readSkillAddress } from './address-rules.ts'
import { ALIGNMENT_URL_MAX, skillLines } from './rules.ts'

const read = (text: string) => readSkillAddress(text, ALIGNMENT_URL_MAX)

describe('the address of a skill', () => {
  test.each([
    'http://data.europa.eu/esco/skill/S1.0.0',
    'https://www.onetonline.org/link/summary/17-2051.00',
    'HTTPS://Skills.example.org',
    'https://a.example/x?y=[1]#z',
    'urn:uuid:7e4d1f9a-3c0b-4e1c-9d43-0a5b8a1a0001',
    'URN:Case:Item/1',
  ])('stays exactly as typed: %s', (typed) => {
    expect(read(` ${typed} `)).toBe(typed)
  })

  test('is written in ASCII', () => {
    expect(read('https://a.example/é%2')).toBe('https://a.example/%C3%A9%252')
    expect(read('https://a.example/🎉')).toBe('https://a.example/%F0%9F%8E%89')
  })

  test.each([
    'javascript:alert(1)',
    'https://a.example/\ud83c',
    'data:text/html,x',
    'ftp://a.example/',
    'http://localhost/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://printer.local/',
    'https://me@a.example/',
    'https://a.example/a b',
    'urn:x',
    'skill 12',
    `urn:uuid:${'x'.repeat(2000)}`,
  ])('is refused: %s', (typed) => {
    expect(read(typed)).toBeUndefined()
  })
})

test.each([
  'https://bank.example@evil.example/skill',
  'https://me:word@a.example/',
  'http://data.europa.eu@evil.example/esco/skill/1',
  'http://data.europa.eu.evil.example/esco/skill/1',
  'http://evil.example/http://data.europa.eu/esco/skill/1',
  'https://localhost/',
  'https://10.0.0.1/',
  'https:///esco',
  'javascript:alert(1)//https://a.example/',
  'data:text/html,x',
])('an address of a badge of others is text where a link would mislead: %s', (targetUrl) => {
  expect(linkOfSkill(targetUrl)).toBe('')
})

test('a skill is a link by https, also one of ESCO; another identifier is text', () => {
  const urls = ['https://a.example/1', 'http://data.europa.eu/esco/skill/1', 'http://a.example/1', 'urn:case:1']
  expect(urls.map(linkOfSkill)).toEqual(['https://a.example/1', 'https://data.europa.eu/esco/skill/1', '', ''])
  const skill = { targetName: 'Rope', targetFramework: 'CASE', targetCode: '', targetType: '' }
  expect(skillLines([{ ...skill, targetUrl: 'urn:case:1' }], {})).toEqual([
    { name: 'Rope', href: '', note: 'CASE · urn:case:1' },
  ])
})
