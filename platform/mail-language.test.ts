import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, mailLanguage } from './mail-language.ts'

/** The rows of the table in the document: whose language it is, and the kinds of e-mails that it names. */
function documented(): Record<string, string[]> {
  const document = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
  const rows = document.matchAll(/^\| `(template|draft|page|wallet|community|english)`[^|]*\|([^|]*)\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, whose = '', kinds = '']) => [whose, kinds.match(/(?<=`)\w+(?=`)/g) ?? []]),
  )
}

test('the document for operators says of each e-mail in whose language it is', () => {
  const kinds = Object.entries(MAIL_LANGUAGES)
  const decided = Object.groupBy(kinds, ([, whose]) => whose)
  const names = Object.entries(decided).map(([whose, of]) => [whose, of.map(([kind]) => kind)])
  expect(documented()).toEqual(Object.fromEntries(names))
})

test('an e-mail is written in the language that counts', () => {
  expect(mailLanguage('claim', { template: 'fr' })).toBe('fr')
  expect(mailLanguage('walletOpened', { wallet: 'en' })).toBe('en')
  expect(mailLanguage('manyRefusalsHere', {})).toBe('en')
})
