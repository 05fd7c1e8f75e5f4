import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Message, SentBadge } from '../../contract.ts'
import type { Side } from '../../rules.ts'
import { threadLines } from '../rules.ts'
import { Thread } from './thread.tsx'

const said = (from: Side, created: Date): Message => ({
  messageId: `${from}-${created.getTime()}`,
  from,
  author: '',
  text: `From the ${from}.`,
  imageUrl: '',
  created: created.toISOString(),
  isRead: false,
})

/** The thread as it is drawn for one side; others than own messages are signed by "Them". */
function drawn(own: Side, messages: Message[], given: Partial<ComponentProps<typeof Thread>> = {}): string {
  const thread: ComponentProps<typeof Thread> = {
    own,
    lines: threadLines(messages, []),
    last: messages.at(-1),
    isLoaded: true,
    earlier: false,
    date: () => 'Long ago',
    sign: ({ from }) => (from === own ? { author: 'Me', caption: 'now', isUnsigned: true } : SIGNED),
    drawBadge: (badge: SentBadge) => badge.title,
    nameOf: () => 'Them',
    children: 'What is said above.',
    ...given,
  }
  return renderToStaticMarkup(createElement(Thread, thread))
}
const SIGNED = { author: 'Them', caption: 'Them, now' }
const itemsOf = (html: string) => [...html.matchAll(/<li[^>]*>.*?<\/li>/g)].map(([item]) => item)
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .split(/\|+/)
    .filter(Boolean)

test.each<[Side, Side]>([
  ['member', 'community'],
  ['community', 'member'],
])('what the %s wrote is on their own side, and its caption does not repeat their name', (own, other) => {
  const now = new Date()
  const [, mine = '', theirs = ''] = itemsOf(drawn(own, [said(own, now), said(other, now)]))
  expect(mine).toContain('data-own="true"')
  expect(wordsOf(mine)).toEqual(['Me', `From the ${own}.`, 'now'])
  expect(theirs).not.toContain('data-own')
  expect(wordsOf(theirs)).toEqual([`From the ${other}.`, 'Them, now'])
})

test('today and yesterday are named, days before are written by the screen', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const days = [17, 19, 20].map((day) => said('member', new Date(2026, 10, day, 11)))
  const words = itemsOf(drawn('member', days)).map((item) => wordsOf(item)[0])
  expect(words.filter((word) => word !== 'Me')).toEqual(['Long ago', 'Yesterday', 'Today'])
})

test('earlier messages can be asked for where there are some, and a failure is said there', () => {
  expect(wordsOf(drawn('member', []))).toEqual(['What is said above.'])
  const earlier = { more: () => undefined, working: false, problem: 'Not loaded.' }
  expect(wordsOf(drawn('member', [], { earlier }))).toEqual([
    'What is said above.',
    'Load earlier messages',
    'Not loaded.',
  ])
})
