import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled, openBuildah } from './buildah.ts'
import { badgeMails, signUpCommunity } from './community.ts'
import { openBase } from './image-base.ts'
import { type Container, openContainer } from './image-container.ts'
import { printTable, type Row } from './print-table.ts'

const ROOT = join(import.meta.dirname, '..')
const IMAGE = 'blazon'
const MEGABYTE = 1_000_000
/** Each page needs other files of the image. */
const PAGES = [
  '/signin',
  '/help',
  '/help/pictures/claim-phone-en.webp',
  '/legal/en/terms',
  '/legal/fonts/code.woff2',
  '/legal/fonts/text.woff2',
  '/flags/fr.svg',
  '/api/docs',
  '/api/docs/calls',
  '/api/client.ts',
  '/api/openapi.json',
]

if (!isInstalled('buildah'))
  console.log('  needs buildah, and where no registry of images is reachable mmdebstrap (packages of Debian)')
else await measureImage()

/** Builds the image, and uses it as an operator does. */
async function measureImage(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'blazon-bench-image-'))
  const buildah = openBuildah(join(work, 'storage'))
  try {
    const base = `docker.io/library/${/^FROM (\S+)/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1]}`
    const origin = openBase(buildah, base, work)
    if (!origin) return console.log(`  needs ${base}, which cannot be fetched, or mmdebstrap to make one like it`)
    console.log(`  ${base}: ${origin}`)
    const started = performance.now()
    buildah.text([
      'build',
      '--quiet',
      '--pull-never',
      '--format',
      'docker',
      '--tag',
      IMAGE,
      '--file',
      join(ROOT, 'Dockerfile'),
      ROOT,
    ])
    const minutes = (performance.now() - started) / 60_000
    const [whole, below] = [buildah.bytesOf(IMAGE) / MEGABYTE, buildah.bytesOf(base) / MEGABYTE]
    const container = await openContainer(buildah, IMAGE, join(work, 'state'))
    printTable([
      { figure: 'the image over its base', value: whole - below, unit: 'MB', goal: { most: 250 } },
      { figure: 'its base', value: below, unit: 'MB' },
      { figure: 'build', value: minutes, unit: 'min' },
      ...(await serve(container, join(work, 'state'))),
      ...(await command(container, join(work, 'state'))),
    ])
  } finally {
    buildah.close()
    rmSync(work, { recursive: true, force: true })
  }
}

/** Serves a community from its sign-up to a badge in the outbox. */
async function serve(container: Container, state: string): Promise<Row[]> {
  const { origin } = container
  const server = await container.start()
  const answers = await Promise.all(PAGES.map((page) => fetch(origin + page)))
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { url, status } of refused) console.log(`  ${url} answers ${status}`)
  const healthy = await container.checkHealth()
  const { send } = await signUpCommunity(origin, state)
  await send(['lea@example.org'])
  const mails = await badgeMails(state, 1)
  const stopped = await server.stop()
  const unhealthy = await container.checkHealth()
  return [
    { figure: `id of its user, ${container.user}`, value: container.uid, unit: '', goal: { least: 1 } },
    { figure: 'start until /readyz answers', value: server.startMs / 1000, unit: 's' },
    { figure: `of ${PAGES.length} pages do not answer`, value: refused.length, unit: '', goal: { most: 0 } },
    { figure: 'e-mails with a badge', value: mails.length, unit: '', goal: { least: 1 } },
    { figure: 'exit code of the health check', value: healthy, unit: '', goal: { most: 0 } },
    { figure: 'exit code of the health check, once stopped', value: unhealthy, unit: '', goal: { least: 1 } },
    { figure: 'exit code after SIGTERM', value: stopped, unit: '', goal: { most: 0 } },
  ]
}

/** Runs each command of operators on what the server left. */
async function command(container: Container, state: string): Promise<Row[]> {
  writeFileSync(join(state, 'passphrase'), 'a passphrase of the bench\n')
  const sealed = ['/state/a.backup', '--passphrase-file', '/state/passphrase']
  const npm = (script: string, args: string[], settings?: Record<string, string>) =>
    container.run(['npm', 'run', '--silent', script, '--', ...args], settings)
  const ran = [
    await npm('operator', ['issuers']),
    await npm('keys:rotate', []),
    await npm('backup', sealed),
    await npm('restore', sealed, { DATA_DIR: '/state/restored' }),
    await npm('move-database', ['embedded:/state/moved']),
    await npm('move-blobs', ['--help']),
  ]
  // Only this one is given a file that is none of its own, and says so.
  const checked = await npm('verify-proof', ['package.json'])
  const failed = [...ran.filter(({ code }) => code !== 0), ...(checked.code === 2 ? [] : [checked])]
  for (const { code, output } of failed) console.log(`  exit code ${code}: ${output}`)
  return [{ figure: `of ${ran.length + 1} commands fail`, value: failed.length, unit: '', goal: { most: 0 } }]
}
