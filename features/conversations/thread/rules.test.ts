import { expect, test } from 'vitest'
import type { Message, SentBadge } from '../contract.ts'
import { dayOf, type ThreadLine, threadLines } from './rules.ts'

const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00`).toISOString()
const said = (id: string, created: string, part: Partial<Message> = {}): Message => ({
  messageId: id,
  from: 'member',
  author: 'Léa',
  text: id,
  imageUrl: '',
  created,
  isRead: true,
  ...part,
})
const sent = (id: string, created: string): SentBadge => ({
  claimId: id,
  templateId: 't',
  templateHash: 'h',
  title: 'First aid',
  category: 'basic',
  created,
  badgeId: '',
  validUntil: '',
})
const shape = (lines: ThreadLine[]) =>
  lines.map((line) => (line.kind === 'message' ? `${line.key}${line.hasCaption ? '.' : ''}` : line.kind))

test('a day comes before its first line, and badges stand between the messages', () => {
  const lines = threadLines([said('a', at(14, '12:44')), said('b', at(20, '18:05'))], [sent('c', at(14, '12:31'))])
  expect(shape(lines)).toEqual(['day', 'badge', 'a.', 'day', 'b.'])
})

test('messages that one person writes in a row share the caption of the last', () => {
  const lines = threadLines([said('a', at(20, '18:03')), said('b', at(20, '18:05'))], [])
  expect(shape(lines)).toEqual(['day', 'a', 'b.'])
})

test.each<[string, Partial<Message>, string]>([
  ['somebody else wrote the next', { from: 'community', author: 'Camille Laurent' }, '18:04'],
  ['somebody of the same name wrote the next', { from: 'community' }, '18:04'],
  ['another admin wrote the next', { author: 'Malik Costa' }, '18:04'],
  ['the next is not read yet', { isRead: false }, '18:04'],
  ['the next came later', {}, '18:09'],
])('a message has a caption of its own where %s', (_, part, time) => {
  const lines = threadLines([said('a', at(20, '18:03')), said('b', at(20, time), part)], [])
  expect(shape(lines)).toEqual(['day', 'a.', 'b.'])
})

test('a message before midnight has a caption of its own', () => {
  const lines = threadLines([said('a', at(20, '23:59')), said('b', at(21, '00:01'))], [])
  expect(shape(lines)).toEqual(['day', 'a.', 'day', 'b.'])
})

test('tells the days of two months apart', () => {
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-1-5')
})

test('messages that are five minutes apart still share a caption', () => {
  const lines = threadLines([said('a', at(20, '18:03')), said('b', at(20, '18:08'))], [])
  expect(shape(lines)).toEqual(['day', 'a', 'b.'])
})
