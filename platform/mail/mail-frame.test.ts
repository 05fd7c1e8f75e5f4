import { expect, test } from 'vitest'
import { frameInBoth, frameMail } from './mail-frame.ts'

const PLAIN = { language: 'en', title: 'Your badge', lines: ['First', 'Second'], foot: 'Sent by Blazon' } as const
const framed = (more: object = {}) => frameMail({ ...PLAIN, lines: [...PLAIN.lines], ...more }).html

test('an e-mail has each of its lines, and nothing of absent parts', () => {
  const html = framed()
  expect(html.match(/>(First|Second)<\/div>\s+<\/td>/g)).toHaveLength(2)
  expect(html).not.toMatch(/\{\{|<!--[#/]|<a |width="240"/)
})

test("a button's link is also written out, and a code comes with the place to type it", () => {
  const html = framed({ action: { label: 'Open', url: 'https://a.example/?a=1&b=2' }, code: '123 456' })
  expect(html.match(/https:\/\/a\.example\/\?a=1&amp;b=2/g)).toHaveLength(3)
  expect(html).toContain('Or type this code on the page that asked for it:')
})

test('a code that no page asked for names the page where it is typed', () => {
  const action = { label: 'Open', url: 'https://a.example/' }
  const asked = { ...PLAIN, lines: [...PLAIN.lines], action, code: '123 456', codePage: 'a.example/invitation' }
  const { html, text } = frameMail(asked)
  for (const written of [html, text]) {
    expect(written).toContain('Or type this code on a.example/invitation:')
    expect(written).not.toContain('asked for it')
  }
})

test("users' text stays text, even when it looks like a part of the frame", () => {
  const html = framed({ title: '{{foot}} <b>', lines: ['<!--#code-->$&'] })
  expect(html).toContain('<title>{{foot}} &lt;b&gt;</title>')
  expect(html).toContain('>&lt;!--#code--&gt;$&amp;</div>')
})

test('consecutive sections share their conditions for Outlook, with and without a picture', () => {
  for (const html of [framed(), framed({ picture: { cid: 'card', alt: '' } })])
    expect(html).not.toMatch(/<!\[endif\]-->\s*<!--\[if mso \| IE\]>/)
})

test('an e-mail in two languages has its button before the second one', () => {
  const action = { label: 'Open', url: 'https://a.example/' }
  const { html, text } = frameInBoth('fr', (language) => ({
    ...PLAIN,
    title: language === 'fr' ? 'Votre badge' : 'Your badge',
    lines: [language],
    action,
  }))
  for (const written of [html, text]) {
    expect(written.indexOf('https://a.example/')).toBeLessThan(written.indexOf('Your badge'))
  }
  expect(html).toContain('<span lang="en">Your badge</span>')
  expect(text).toContain('Your badge\n\nen')
})
