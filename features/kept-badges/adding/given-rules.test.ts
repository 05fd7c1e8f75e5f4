import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPageOf, NAME_HEADER, SHARED_CACHE, SHARED_MARK, SHARED_PATH, textOfFragment } from './given-rules.ts'

test('any scanned text comes back from the fragment of its page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { hash, pathname, search } = new URL(addPageOf(text), 'https://wallet.example')
      expect([pathname, search]).toEqual(['/add', ''])
      expect(textOfFragment(hash)).toBe(text)
    }),
  )
})

test('a fragment that was cut is no text', () => {
  expect(textOfFragment('#%E2%9')).toBe('')
})

test.each([
  ['SHARED', SHARED_CACHE],
  ['SHARED_FILE', SHARED_PATH],
  ['SHARED_MARK', SHARED_MARK],
  ['NAME_HEADER', NAME_HEADER],
])('the service worker shares under the same names: %s', (name, value) => {
  const worker = readFileSync('apps/wallet/service-worker.ts', 'utf8')
  expect(worker).toContain(`const ${name} = '${value}'\n`)
})

test('the manifest shares to the page that the service worker answers', () => {
  const { share_target } = JSON.parse(readFileSync('apps/wallet/public/wallet.webmanifest', 'utf8'))
  expect(share_target).toMatchObject({ action: '/add', method: 'POST', enctype: 'multipart/form-data' })
  expect(share_target.params.files).toMatchObject([{ name: 'file' }])
})
