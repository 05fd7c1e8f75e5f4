import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Config, configSchema, readConfig } from '#platform/settings/config.ts'

/** What work in progress has after the drain, as in stop.ts, in seconds. */
const FINISH_SECONDS = 20

type Variables = Record<string, string>
type Process = { name: string; given: Variables; patienceSeconds: number }
type Service = {
  image?: string
  build?: string
  environment?: Variables
  stop_grace_period?: string
}

/** As the files ask for it: .env.example, copied, with the settings that their headers name. */
const copied: Variables = {
  ...(parseEnv(readFileSync('.env.example', 'utf8')) as Variables),
  PUBLIC_URL: 'https://badges.example.org',
  WALLET_URL: 'https://wallet.example.net',
  SECRET: 'a secret of the tests, long enough',
  MASTER_KEYS: `test:${'ab'.repeat(32)}`,
  SMTP_URL: 'smtps://mail.example.org',
  DATABASE_URL: 'postgres://blazon@localhost/blazon',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

const COMPOSE = ['compose.yaml', 'deploy/compose.many.yaml']
const UNITS = globSync('deploy/*.service')
const servicesOf = (file: string) =>
  Object.entries((parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Record<string, Service> }).services)

const processes: Process[] = [...COMPOSE.flatMap(containersOf), ...UNITS.map(unitOf)]

/** Blazon's own services of a compose file. */
function containersOf(file: string): Process[] {
  return servicesOf(file)
    .filter(([, { environment }]) => environment?.DATA_DIR)
    .map(([name, { environment = {}, stop_grace_period: grace = '' }]) => ({
      name: `${file}: ${name}`,
      given: Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [key, value.replaceAll(/\$\{\w+\}/g, 'password')]),
      ),
      patienceSeconds: Number.parseInt(grace, 10),
    }))
}

/** A systemd unit: what `env` sets wins over the file of settings, which wins over Environment=. */
function unitOf(file: string): Process {
  const text = readFileSync(file, 'utf8')
  const [, started = ''] = /^ExecStart=\/usr\/bin\/env (.*)$/m.exec(text) ?? []
  const given = Object.fromEntries([...started.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  return { name: file, given, patienceSeconds: Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]) }
}

function configOf({ given }: Process): Config {
  return readConfig({ ...copied, ...given }, () => {
    throw new Error('Secrets are generated')
  })
}

test('each file of deploy/ that starts Blazon is read', () => {
  expect(processes.map(({ name }) => name)).toHaveLength(7)
})

describe.each(processes)('$name', (started) => {
  test('sets only variables that exist', () => {
    expect(Object.keys(started.given).filter((name) => !(name in configSchema.shape))).toEqual([])
  })

  test('starts in production, in a folder of its own', () => {
    const { production, dataDir } = configOf(started)
    expect({ production, isOwn: dataDir.startsWith('/') }).toEqual({ production: true, isOwn: true })
  })

  test('is not killed before it may have drained and finished', () => {
    const { role, drainSeconds } = configOf(started)
    const needed = (role === 'worker' ? 0 : drainSeconds) + FINISH_SECONDS
    expect(started.patienceSeconds).toBeGreaterThan(needed)
  })
})

test('the containers of many servers have a worker, two web servers and one store', () => {
  const configs = containersOf('deploy/compose.many.yaml').map(configOf)
  expect(configs.map(({ role }) => role).toSorted()).toEqual(['web', 'web', 'worker'])
  expect(new Set(configs.map(({ s3 }) => s3?.address)).size).toBe(1)
})

// Docker builds all services at once, and refuses a name that another of them has just given to its image.
test.each(COMPOSE)('%s builds each image once', (file) => {
  const built = servicesOf(file).filter(([, { build }]) => build)
  expect(built).toHaveLength(new Set(built.map(([, { image }]) => image)).size)
})
