import { expect, test } from 'vitest'
import { codeOfPage, pageOfRequest } from './request-page.ts'

const DATA = '{"type":"ValidatorData","request":"https://badges.example.org/oid4vp/requests/r1"}'
const LINK =
  'openid4vp://?client_id=decentralized_identifier%3Adid%3Aweb%3Ax.example&request_uri=https%3A%2F%2Fx.example%2Fr'

test.each([
  ['ValidatorData', DATA, DATA],
  ['a link for wallets', LINK, LINK],
  ['a link without slashes', LINK.replace('//', ''), LINK],
  ['a link of a site', LINK.replace('openid4vp://', 'https://x.example/start'), LINK],
  ['a link of this wallet', LINK.replace('openid4vp://', 'https://wallet.example/present'), LINK],
])('opens a page for %s, which reads the same request', (_, text, code) => {
  const page = pageOfRequest(`  ${text}\n`) ?? ''
  expect(page).toMatch(/^\/present\?/)
  expect(codeOfPage(page.slice(page.indexOf('?')))).toBe(code)
})

test.each(['', 'hello', '{"type":"Other"}', '{', 'https://x.example/?client_id=x', 'javascript:alert(1)'])(
  'opens nothing for "%s"',
  (text) => expect(pageOfRequest(text)).toBeUndefined(),
)

test('reads nothing from a page without a request', () => {
  expect(codeOfPage('')).toBe('')
  expect(codeOfPage('?x=1')).toBe('')
})
