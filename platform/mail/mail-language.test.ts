import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, mailLanguage } from './mail-language.ts'

/** The rows of the documented table: whose language it is, and the kinds of e-mails written in it. */
function documented(): Record<string, string[]> {
  const document = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = document.matchAll(/^\| `(template|draft|page|wallet|community|english)`[^|]*\|([^|]*)\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, whose = '', kinds = '']) => [whose, kinds.match(/(?<=`)\w+(?=`)/g) ?? []]),
  )
}

test("the operators' document states the language of each e-mail", () => {
  const kinds = Object.entries(MAIL_LANGUAGES)
  const decided = Object.groupBy(kinds, ([, whose]) => whose)
  const names = Object.entries(decided).map(([whose, of]) => [whose, of.map(([kind]) => kind)])
  expect(documented()).toEqual(Object.fromEntries(names))
})

test('an e-mail is written in the language of its kind', () => {
  expect(mailLanguage('claim', { template: 'fr' })).toBe('fr')
  expect(mailLanguage('walletOpened', { wallet: 'en' })).toBe('en')
  expect(mailLanguage('manyRefusalsHere', {})).toBe('en')
})
