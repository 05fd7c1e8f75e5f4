import { describe, expect, test } from 'vitest'
import { ConfigError, isLoopbackHost, readConfig } from './config.ts'

const local = () => ({ secret: 's'.repeat(40), masterKeys: `local:${'0a'.repeat(32)}` })
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://badges.example.org',
  WALLET_URL: 'https://wallet.example.net',
  SECRET: 'x'.repeat(32),
  MASTER_KEYS: `a:${'0b'.repeat(32)}`,
  DATABASE_URL: 'postgres://localhost/blazon',
  SMTP_URL: 'smtp://localhost:25',
}
const reading = (environment: Record<string, string>) => () => readConfig(environment, local)

describe('settings', () => {
  test('nothing configured starts on loopback with both addresses', () => {
    const config = readConfig({}, local)
    expect(config).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      walletUrl: 'http://localhost:4001',
    })
    expect(config.masterKeys[0]?.key).toHaveLength(32)
  })

  test('empty means not set, as in a copied .env.example', () => {
    expect(readConfig({ PUBLIC_URL: '', SMTP_URL: '' }, local).publicUrl).toBe('http://localhost:4000')
  })

  test.each([
    ['PORT', { PORT: 'four' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['SECRET', { SECRET: 'short' }],
    ['MASTER_KEYS', { MASTER_KEYS: 'abc' }],
    ['MAIL_LIMIT_24H', { MAIL_LIMIT_24H: '-1' }],
    ['MAIL_LIMIT_FIRST_WEEK', { MAIL_LIMIT_FIRST_WEEK: 'many' }],
    ['PLATFORM_ISSUER', { PLATFORM_ISSUER: 'did:sdi:0x12' }],
    ['FEATURES_OFF', { FEATURES_OFF: 'door,doors' }],
    ['FEATURES_OFF', { FEATURES_OFF: 'channel' }],
  ])('a wrong %s stops the start and is named', (name, environment) => {
    expect(reading(environment)).toThrow(ConfigError)
    expect(reading(environment)).toThrow(name)
  })

  test('production starts when everything is there', () => {
    expect(readConfig(production, local).production).toBe(true)
  })

  test.each([
    ['SECRET', { SECRET: '' }],
    ['MASTER_KEYS', { MASTER_KEYS: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://badges.example.org' }],
    ['WALLET_URL', { WALLET_URL: 'https://badges.example.org:8443' }],
    ['WALLET_URL', { WALLET_URL: 'https://wallet.badges.example.org' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
  ])('production stops at %s', (name, change) => {
    expect(reading({ ...production, ...change })).toThrow(name)
  })

  test('production may run embedded when that is accepted', () => {
    expect(readConfig({ ...production, DATABASE_URL: '', ALLOW_EMBEDDED: '1' }, local).databaseUrl).toBeUndefined()
  })

  test('loopback is told from names that only look like it', () => {
    expect(['localhost', '127.0.0.1', '::1', 'a.localhost'].every(isLoopbackHost)).toBe(true)
    expect(['localhost.example.org', '128.0.0.1', 'example.org'].some(isLoopbackHost)).toBe(false)
  })
})
