import { afterEach, expect, test } from 'vitest'
import { isBundledContext } from '#credentials/contexts/bundle.ts'
import { ConfigError } from '#platform/settings/config.ts'
import { trustContexts } from './trust-contexts.ts'

const URL = 'https://school.example/contexts/v1'
const trust = (context: object) => trustContexts({ contexts: new Map([[URL, { '@context': context }]]) })

afterEach(() => trustContexts({ contexts: new Map() }))

test('trusts the contexts of the setting', () => {
  trust({ ropes: `${URL}#ropes` })
  expect(isBundledContext(URL)).toBe(true)
})

test('stops the start at one by which a signed status could be hidden, and says which', () => {
  const start = () => trust({ state: 'https://www.w3.org/2018/credentials#credentialStatus' })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow(
    `CONTEXTS has a context that cannot be trusted: ${URL} gives "credentialStatus" the second name "state"`,
  )
  expect(isBundledContext(URL)).toBe(false)
})
