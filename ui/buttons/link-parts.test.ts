import { describe, expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const linksOf = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

describe('an address in a text', () => {
  test.each([
    ['Places: https://club.example.org/tuesday', 'club.example.org/tuesday', 'https://club.example.org/tuesday'],
    ['See http://club.example.org.', 'club.example.org', 'http://club.example.org/'],
    ['(https://club.example.org/a_(b))', 'club.example.org/a_(b)', 'https://club.example.org/a_(b)'],
    ['« https://club.example.org/ »', 'club.example.org', 'https://club.example.org/'],
    ['HTTPS://Club.example.org?a=1&b=2!', 'Club.example.org?a=1&b=2', 'https://club.example.org/?a=1&b=2'],
  ])('"%s" shows %s', (text, shown, href) => {
    expect(linksOf(text)).toEqual([[shown, href]])
  })

  test('shows the host that it leads to', () => {
    expect(linksOf('https://bank.example@evil.example/in')).toEqual([['evil.example/in', 'https://evil.example/in']])
    expect(linksOf('https://evil.example\\@bank.example')[0]?.[0]).toBe('evil.example/@bank.example')
  })
})

test('a host of mixed scripts is shown in its ASCII form', () => {
  expect(linksOf('https://p\u0430ypal.example/in')).toEqual([
    ['xn--pypal-4ve.example/in', 'https://xn--pypal-4ve.example/in'],
  ])
})

test('a host of one script is shown as typed', () => {
  expect(linksOf('https://клуб.example/')[0]?.[0]).toBe('клуб.example')
})

test.each(['javascript:alert(1)', 'data:text/html,hi', 'mailto:a@example.org', 'https://', 'example.org', ''])(
  '"%s" has no link',
  (text) => {
    expect(linksOf(text)).toEqual([])
  },
)

test('the words around the addresses stay in their order', () => {
  const text = 'One https://a.example two\nhttps://b.example/x, three'
  expect(linkParts(text).map((part) => part.text)).toEqual(['One ', 'a.example', ' two\n', 'b.example/x', ', three'])
})
