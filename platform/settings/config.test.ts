import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '#testing/make-certificate.ts'
import { ConfigError, readConfig } from './config.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

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
const pooled = { DATABASE_URL: 'postgres://localhost:6432/blazon', DATABASE_DIRECT_URL: 'postgres://localhost/blazon' }
const STORE_KEYS = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' }
const reading = (environment: Record<string, string>) => () => readConfig(environment, local)

describe('settings', () => {
  test('start on loopback with both addresses when nothing is configured', () => {
    const config = readConfig({}, local)
    expect(config).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      walletUrl: 'http://localhost:4001',
    })
    expect(config.masterKeys[0]?.key).toHaveLength(32)
  })

  test('treat empty as not set, as in a copied .env.example', () => {
    expect(readConfig({ PUBLIC_URL: '', SMTP_URL: '' }, local).publicUrl).toBe('http://localhost:4000')
  })

  test.each([
    ['PORT', { PORT: 'four' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://localhost/blazon' }],
    ['DATABASE_LISTEN', { DATABASE_LISTEN: '0' }],
    ['DATABASE_LISTEN', { ...pooled, DATABASE_LISTEN: '0' }],
    ['ROLE', { ROLE: 'server' }],
    ['DATABASE_URL', { ROLE: 'web' }],
    ['SECRET', { ROLE: 'web', DATABASE_URL: production.DATABASE_URL }],
    ['MASTER_KEYS', { ROLE: 'worker', DATABASE_URL: production.DATABASE_URL, SECRET: production.SECRET }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['SECRET', { SECRET: 'short' }],
    ['MASTER_KEYS', { MASTER_KEYS: 'abc' }],
    ['MAIL_LIMIT_24H', { MAIL_LIMIT_24H: '-1' }],
    ['MAIL_LIMIT_FIRST_WEEK', { MAIL_LIMIT_FIRST_WEEK: 'many' }],
    ['PLATFORM_ISSUER', { PLATFORM_ISSUER: 'did:sdi:0x12' }],
    ['FEATURES_OFF', { FEATURES_OFF: 'door,doors' }],
    ['FEATURES_OFF', { FEATURES_OFF: 'castle' }],
    ['ALLOW_PLAINTEXT', { ALLOW_PLAINTEXT: 'redis' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@example.org' }],
    ['OLD_SECRET', { OLD_SECRET: 'short' }],
    ['BLOBS_URL', { BLOBS_URL: 'https://store.example/badges' }],
    ['BLOBS_URL', { ...STORE_KEYS, BLOBS_URL: 's3://badges?region=eu-west-1&endpont=https://store.example' }],
    ['BLOBS_URL', { ...STORE_KEYS, BLOBS_URL: 's3://badges?endpoint=store.example' }],
    ['BLOBS_URL', { ...STORE_KEYS, BLOBS_URL: 's3://key:secret@badges?region=eu-west-1' }],
    ['region', { ...STORE_KEYS, BLOBS_URL: 's3://badges' }],
    ['AWS_SECRET_ACCESS_KEY', { BLOBS_URL: 's3://badges?region=eu-west-1', AWS_ACCESS_KEY_ID: 'k' }],
    ['AWS_ACCESS_KEY_ID', { BLOBS_URL: 's3://badges?endpoint=https://store.example' }],
    ['X_CLIENT_SECRET', { X_CLIENT_ID: 'an-id' }],
    ['DISCORD_API_URL', { DISCORD_API_URL: 'http://discord.example' }],
    ['META_GRANTED', { META_GRANTED: 'user_likes,user_friends' }],
    ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: 'a name' }],
  ])('refuse a wrong %s and name it', (name, environment) => {
    expect(reading(environment)).toThrow(ConfigError)
    expect(reading(environment)).toThrow(name)
  })

  test('do not offer the embedded database to a worker', () => {
    expect(reading({ ...production, DATABASE_URL: '', ROLE: 'worker' })).toThrow('ROLE=worker needs it')
  })

  test.each([
    [{ DATABASE_URL: production.DATABASE_URL }, false],
    [pooled, true],
    [{ DATABASE_URL: production.DATABASE_URL, DATABASE_LISTEN: '0' }, true],
  ])('know from %o whether the database is behind a pooler', (environment, isPooled) => {
    expect(readConfig(environment, local).isPooled).toBe(isPooled)
  })

  test('refuse a direct connection without TLS in production', () => {
    const direct = { ...production, DATABASE_DIRECT_URL: 'postgres://db.example/blazon' }
    expect(reading(direct)).toThrow('DATABASE_DIRECT_URL does not demand TLS')
  })

  test.each([
    ['s3://badges?endpoint=https://store.example/s3/', 'https://store.example/s3/badges'],
    ['s3://badges?region=eu-west-1', 'https://badges.s3.eu-west-1.amazonaws.com'],
    ['s3://my.badges?region=eu-west-1', 'https://s3.eu-west-1.amazonaws.com/my.badges'],
  ])('find the bucket of %s', (BLOBS_URL, address) => {
    expect(readConfig({ ...STORE_KEYS, BLOBS_URL }, local).s3?.address).toBe(address)
  })

  test('demand TLS of a store in production, unless it is accepted or on this machine', () => {
    const store = { ...production, ...STORE_KEYS, BLOBS_URL: 's3://badges?endpoint=http://store.example' }
    expect(reading(store)).toThrow(/BLOBS_URL.*ALLOW_PLAINTEXT=store/)
    expect(readConfig({ ...store, ALLOW_PLAINTEXT: 'store' }, local).s3?.region).toBe('us-east-1')
    expect(readConfig({ ...store, BLOBS_URL: 's3://badges?endpoint=http://127.0.0.1:9000' }, local).s3).toBeDefined()
  })

  test('turn a provider on by its id and secret, at its own address or at one of this machine', () => {
    const meta = { FACEBOOK_CLIENT_ID: 'f', FACEBOOK_CLIENT_SECRET: 's', META_GRANTED: 'user_likes' }
    const { outside } = readConfig({ ...meta, FACEBOOK_API_URL: 'http://127.0.0.1:4100/facebook/' }, local)
    const signInUrl = 'https://www.facebook.com/v23.0'
    const apiUrl = 'http://127.0.0.1:4100/facebook'
    expect(outside).toEqual({
      facebook: { clientId: 'f', clientSecret: 's', signInUrl, apiUrl, granted: ['user_likes'] },
    })
  })

  test('take the certificate of this host from files or as PEM, and refuse any other', async () => {
    const [own, other, old, strong] = await Promise.all([
      makeCertificate('localhost'),
      makeCertificate('other.example'),
      makeCertificate('localhost', { until: new Date(86_400_000) }),
      makeCertificate('localhost', { curve: 'P-384' }),
    ])
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'chain.pem')
    writeFileSync(file, own.chain)
    const read = (VERIFIER_CERTIFICATE: string, VERIFIER_CERTIFICATE_KEY: string) =>
      reading({ VERIFIER_CERTIFICATE, VERIFIER_CERTIFICATE_KEY })
    for (const chain of [file, own.chain, own.chain.replaceAll('\n', '\\n')]) {
      expect(read(chain, own.privateKey)().verifierCertificate).toMatchObject({ host: 'localhost' })
    }
    expect(read('', '')().verifierCertificate).toBeUndefined()
    const refused: [string, string, string][] = [
      [own.chain, '', 'need each other'],
      [join(folder, 'none.pem'), own.privateKey, 'VERIFIER_CERTIFICATE names a file that cannot be read'],
      [own.privateKey, own.privateKey, 'has no certificate'],
      [other.chain, other.privateKey, 'does not name localhost'],
      [old.chain, old.privateKey, 'is not valid now'],
      [own.chain + other.chain, own.privateKey, 'did not issue'],
      [own.chain, other.privateKey, 'needs its P-256 key'],
      [strong.chain, strong.privateKey, 'needs its P-256 key'],
    ]
    for (const [chain, key, sentence] of refused) {
      expect(read(chain, key)).toThrow(ConfigError)
      expect(read(chain, key)).toThrow(sentence)
    }
  })

  test('start production when everything is set', () => {
    expect(readConfig({ ...production, GATE_PASSWORD: '12345678' }, local).production).toBe(true)
  })

  test.each([
    ['SECRET', { SECRET: '' }],
    ['MASTER_KEYS', { MASTER_KEYS: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://badges.example.org' }],
    ['WALLET_URL', { WALLET_URL: 'https://badges.example.org:8443' }],
    ['WALLET_URL', { WALLET_URL: 'https://wallet.badges.example.org' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['sslmode', { DATABASE_URL: 'postgres://db.example.org/blazon' }],
    ['sslmode', { DATABASE_URL: 'postgres://db.example.org/blazon?sslmode=disable' }],
    ['sslmode', { DATABASE_URL: 'postgres://db.example.org/blazon?sslmode=no-verify' }],
    ['sslmode', { DATABASE_URL: 'postgres://db.example.org/blazon?sslmode=require&uselibpqcompat=true' }],
    ['sslmode', { DATABASE_URL: 'postgres://localhost/blazon?host=db.example.org' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.org:587?ignoreTLS=true' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=false' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=0' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.org?requireTLS=' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.org?opportunisticTLS=yes' }],
    ['GATE_PASSWORD', { GATE_PASSWORD: '1234567' }],
  ])('refuse production with %s', (name, change) => {
    expect(reading({ ...production, ...change })).toThrow(name)
  })

  test.each<Record<string, string>>([
    { DATABASE_URL: 'postgres://db.example.org/blazon?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://%2Fvar%2Frun%2Fpostgresql/blazon' },
    { DATABASE_URL: 'postgres://db.example.org/blazon', ALLOW_PLAINTEXT: 'postgres' },
    { SMTP_URL: 'smtp://mail.example.org:587' },
    { SMTP_URL: 'smtp://mail.example.org:25?ignoreTLS=true', ALLOW_PLAINTEXT: 'postgres,smtp' },
  ])('start production with %o', (change) => {
    expect(reading({ ...production, ...change })).not.toThrow()
  })

  test('require TLS for e-mail in production, except for a local server or with permission', () => {
    const demands = (change: Record<string, string>) => readConfig({ ...production, ...change }, local).demandsMailTls
    const SMTP_URL = 'smtp://mail.example.org:587'
    expect(demands({ SMTP_URL })).toBe(true)
    expect(demands({ SMTP_URL, NODE_ENV: 'development' })).toBe(false)
    expect(demands({ SMTP_URL, ALLOW_PLAINTEXT: 'smtp' })).toBe(false)
    expect(demands({})).toBe(false)
  })

  test('allow the embedded database in production when that is accepted', () => {
    expect(readConfig({ ...production, DATABASE_URL: '', ALLOW_EMBEDDED: '1' }, local).databaseUrl).toBeUndefined()
  })

  test('distinguish loopback from names that look like it', () => {
    expect(['localhost', '127.0.0.1', '::1', 'a.localhost'].every(isLoopbackHost)).toBe(true)
    expect(['localhost.example.org', '128.0.0.1', 'example.org'].some(isLoopbackHost)).toBe(false)
  })
})
