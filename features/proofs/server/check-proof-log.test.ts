import { expect, test } from 'vitest'
import { withSignableTexts } from '#base/signable-text.ts'
import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { checkTemplate } from './check-proof-log.ts'

const skill = { targetName: 'Belay', targetUrl: 'https://skills.example.org/belay' }
/** A version of a template, with all that its badges state; \u0001, tabulators and CR as older versions may have them. */
const fields = {
  issuer: 'did:sdi:0x1',
  templateId: 't1',
  version: 3,
  name: 'Lead\tclimbing',
  description: 'Climbs first.\r\nTies in.\f',
  criteria: 'Led a route\u0001 of 6a',
  alignment: [{ ...skill, targetFramework: '', targetCode: 'B-1', targetType: '' }],
  tags: ['rope\tteam', 'safety'],
  credits: 1.5,
}
const stated = {
  id: 'https://badges.example.org/achievements/t1',
  name: fields.name,
  description: fields.description,
  criteria: fields.criteria,
  image: { url: 'https://badges.example.org/1.png' },
  version: '3',
  alignment: fields.alignment,
  tags: fields.tags,
  credits: 1.5,
}
const check = (template: object, achievement: BadgeInput['achievement'] = stated) => {
  const input = { ...badgeInput('did:web:badges.example.org'), achievement }
  const content: Record<string, unknown> = { ...buildBadge(withSignableTexts(input)) }
  const takenAt = '2026-05-03T10:00:00.000Z'
  return checkTemplate({ credential: { takenAt, content }, template: { takenAt, content: { ...template } } })
}

test('finds that a badge states its template, whose texts were stored before they had to be signable', () => {
  expect(check(fields).result).toBe('ok')
})

test('finds the description where a template has no criteria, and nothing that older versions do not have', () => {
  const { alignment: _, tags: __, credits: ___, ...older } = { ...fields, criteria: '' }
  const { alignment: ____, tags: _____, credits: ______, ...less } = { ...stated, criteria: '' }
  expect(check(older, less).result).toBe('ok')
})

test.each([
  ['name', { name: 'Mountain guide' }],
  ['description', { description: 'Climbs' }],
  ['criteria', { criteria: 'Was there' }],
  ['skill', { alignment: [{ ...skill, targetCode: 'B-2' }] }],
  ['number of skills', { alignment: [] }],
  ['tag', { tags: ['rope team'] }],
  ['credits', { credits: 3 }],
  ['version', { version: '4' }],
])('finds another %s in the badge than in the template', (_, change) => {
  expect(check(fields, { ...stated, ...change })).toMatchObject({ result: 'failed', facts: { reason: 'otherBadge' } })
})
