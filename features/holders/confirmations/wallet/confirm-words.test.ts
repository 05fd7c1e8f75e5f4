import { expect, test } from 'vitest'
import { sayIn } from '#ui/words/language.tsx'
import { confirmWords } from '../texts.ts'
import { confirmationWords } from './confirm-words.ts'

type Documents = Parameters<typeof confirmationWords>[0]
const words = sayIn(confirmWords, 'en')
const format = { date: (date: Date) => date.toISOString().slice(0, 10) }
const documentOf = (primaryType: string, message: Record<string, string>) =>
  ({ primaryType, message }) as unknown as Documents[number]
const say = (...documents: Documents) => confirmationWords(documents, words, format)

const send = (name: string, count: string) => documentOf('SendBadges', { name, count })
const delegation = documentOf('Delegation', { maxCount: '50', validUntil: String(Date.UTC(2027, 0, 31) / 1000) })

test('names what is deleted and what is kept, and warns that it cannot be undone', () => {
  const said = say(documentOf('DeleteCommunity', { name: 'Cordée Lyon', badges: '3' }))
  expect(said).toEqual({
    title: 'Delete the community "Cordée Lyon"',
    lines: ['3 issued badges stay verifiable. This cannot be undone.'],
    isDeletion: true,
  })
})

test('states how many badges a delegation allows, and until when', () => {
  const said = say(documentOf('PublishTemplate', { name: 'Ice' }), delegation)
  expect(said?.isDeletion).toBe(false)
  expect(said?.lines.at(-1)).toContain('50')
  expect(said?.lines.at(-1)).toContain('2027-01-31')
})

test('names the badge that is given, and its recipient', () => {
  const said = say(documentOf('GiveBadge', { name: 'Ice', recipient: 'lea@example.org' }))
  expect(said?.title).toBe('Give the badge "Ice"')
  expect(said?.lines[0]).toBe('To: lea@example.org')
})

test('names each template of a send of several', () => {
  const said = say(send('Ice', '2'), send('Rock', '5'))
  expect(said?.title).toBe('Send 2 badges of "Ice"')
  expect(said?.lines).toContain('Send 5 badges of "Rock"')
})

test('names the browser that requests a proof, or calls it unknown', () => {
  const proof = (device: string) => say(documentOf('ProveIdentity', { name: 'Club', device }))
  expect(proof('Firefox, Linux')?.lines[0]).toBe('Requested in the studio, in Firefox, Linux.')
  expect(proof('')?.lines[0]).toBe('Requested in the studio, in an unknown browser.')
})

test.each<[string, Documents]>([
  ['a document of an unknown kind', [documentOf('Permit', {})]],
  ['no document', []],
  [
    'a deletion together with a publication',
    [documentOf('PublishTemplate', { name: 'Ice' }), documentOf('DeleteCommunity', {})],
  ],
  ['a send beside something else', [documentOf('UpdateCommunity', { name: 'Club' }), send('Ice', '2')]],
])('has no words for %s, which is not signed then', (_, documents) => {
  expect(say(...documents)).toBeUndefined()
})
