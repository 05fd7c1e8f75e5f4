import { expect, test } from 'vitest'
import { frameMail } from './mail-frame.ts'

const PLAIN = { language: 'en', title: 'Your badge', lines: ['First', 'Second'], foot: 'Sent by Blazon' } as const
const framed = (more: object = {}) => frameMail({ ...PLAIN, lines: [...PLAIN.lines], ...more }).html

test('a mail has each of its lines, and nothing of the parts that it lacks', () => {
  const html = framed()
  expect(html.match(/>(First|Second)<\/div>\s+<\/td>/g)).toHaveLength(2)
  expect(html).not.toMatch(/\{\{|<!--[#/]|<a |width="240"/)
})

test('a button brings its link in words too, and a code says where to type it', () => {
  const html = framed({ action: { label: 'Open', url: 'https://a.example/?a=1&b=2' }, code: '123 456' })
  expect(html.match(/https:\/\/a\.example\/\?a=1&amp;b=2/g)).toHaveLength(3)
  expect(html).toContain('Or type this code on the page that asked for it:')
})

test('what people wrote stays text, also where it looks like a part of the frame', () => {
  const html = framed({ title: '{{foot}} <b>', lines: ['<!--#code-->$&'] })
  expect(html).toContain('<title>{{foot}} &lt;b&gt;</title>')
  expect(html).toContain('>&lt;!--#code--&gt;$&amp;</div>')
})

test('sections that follow each other share their conditions for Outlook, with a picture and without', () => {
  for (const html of [framed(), framed({ picture: { cid: 'card', alt: '' } })])
    expect(html).not.toMatch(/<!\[endif\]-->\s*<!--\[if mso \| IE\]>/)
})
