import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallProblem } from '#base/problem.ts'
import { OTHER_HOST } from '#platform/outgoing/testing-web.ts'
import { hostedSchool } from './testing-hosted-school.ts'
import { openVisits } from './testing-visits.ts'

const { web, at, elsewhere, check, link, leave, close } = await openVisits()
const { assertion, badge, profile, publish, sign, publishSigned } = hostedSchool(web)
beforeEach(() => publish())
afterEach(leave)
afterAll(close)

test('a signed badge that is revoked is not in force by its unsigned text', async () => {
  publishSigned(at('/revoked'))
  web.serve('/revoked', JSON.stringify({ type: 'RevocationList', revokedAssertions: [at('/a/1')] }))
  expect(await check(assertion())).toMatchObject({ word: 'notChecked', because: 'hosted.notCompared' })
})

test('the second list and the one inside of a profile revoke a badge', async () => {
  const listOf = (...revokedAssertions: string[]) => ({ type: 'RevocationList', revokedAssertions })
  web.serve('/revoked', JSON.stringify(listOf()))
  web.serve('/revoked2', JSON.stringify(listOf('urn:uuid:1')))
  for (const list of [[at('/revoked'), at('/revoked2')], listOf('urn:uuid:1')]) {
    publishSigned(list)
    expect(await check(await sign())).toMatchObject({ word: 'genuine', state: 'revoked' })
  }
})

test.each([
  ['an address that is gone', 'hosted.notCompared', '/removed', undefined],
  ['another document with a mark', 'hosted.notGiven', '/keys/1', { kid: 'x', revoked: 'no' }],
])('%s does not make an invented badge genuine and revoked: %s', async (_, because, path, answer) => {
  if (answer) web.serve(path, JSON.stringify(answer))
  else web.serve(path, (_, response) => void response.writeHead(410).end())
  const verification = { allowedOrigins: new URL(web.origin).host }
  web.serve('/c', JSON.stringify(badge({ id: elsewhere('/c'), name: 'Pilot', issuer: elsewhere('/i') })))
  web.serve('/i', JSON.stringify(profile({ id: elsewhere('/i'), verification })))
  const found = await check(assertion({ id: at(path), badge: elsewhere('/c') }))
  expect(found).toMatchObject({ word: 'notChecked', because })
  expect(found.checks.map(({ finding }) => finding)).not.toContain('status.revoked')
})

test("an uploaded page on a school's host, which says to be the school, allows no other host", async () => {
  const verification = { allowedOrigins: `${OTHER_HOST}:${web.port}` }
  web.serve('/uploads/m', JSON.stringify(profile({ verification })))
  const forged = assertion({
    id: elsewhere('/forged'),
    badge: badge({ id: elsewhere('/class'), issuer: at('/uploads/m') }),
  })
  web.serve('/forged', JSON.stringify(forged))
  expect(await check(forged)).toMatchObject({ word: 'notGenuine', because: 'hosted.notPermitted' })
})

test('a badge without an identifier is genuine by the address that publishes it', async () => {
  publish({ assertion: { id: undefined } })
  expect(await link(at('/a/1'))).toMatchObject({ word: 'genuine', state: 'inForce' })
})

test('a lone surrogate that a host publishes gives no server error', async () => {
  const inside = badge({ id: undefined })
  publish({ assertion: { badge: { ...inside, description: 'x\ud800' } } })
  expect(await check(assertion({ badge: inside }))).toMatchObject({ word: 'notChecked', because: 'hosted.notCompared' })
})

describe("somebody's text inside of an answer of a known host", () => {
  const path = '/api/comments?by=mallory'
  const ways: [string, (forged: object) => string][] = [
    ['in a list', (forged) => JSON.stringify([JSON.stringify(forged)])],
    ['as a member', (forged) => JSON.stringify({ author: 'mallory', credential: JSON.stringify(forged) })],
    ['with curved quotes', (forged) => JSON.stringify(forged).replaceAll('"', '\u201d')],
  ]
  test.each(ways)('is not what it publishes: %s', async (_, wrap) => {
    web.serve(path, wrap(assertion({ id: at(path) })))
    const found = await link(at(path)).catch(({ key }: CallProblem) => ({ word: key }))
    expect(found.word).not.toBe('genuine')
  })
})
