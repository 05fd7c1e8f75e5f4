import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '#base/scopes.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createKey } from '#features/developers/contract.ts'
import { claimWithKey, tokenOf } from '#testing/claim.ts'
import { freePort } from '#testing/free-port.ts'
import { picture, proveNow, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { guideFile } from './draw-guide.ts'

const TYPES = fileURLToPath(new URL('../../../../node_modules/@types', import.meta.url))

/** Those that the guide names. */
const SCOPES: Scope[] = ['templates:read', 'templates:write', 'sessions:read', 'sessions:write', 'badges:read']

let world: World
let folder = ''
let key = ''

beforeAll(async () => {
  const publicUrl = `http://127.0.0.1:${await freePort()}`
  world = await openWorld({ config: { publicUrl } })
  await world.app.listen({ host: '127.0.0.1', port: Number(new URL(publicUrl).port) })
  const { token } = await signUp(world, 'software@example.org')
  await proveNow(world, token)
  const { apiKey } = await world.call(createKey, { name: 'Guide', scopes: SCOPES }, { token })
  key = apiKey
  folder = await mkdtemp(join(tmpdir(), 'blazon-guide-'))
  const client = await fetch(`${publicUrl}/api/client.ts`)
  const image = await picture()
  await writeFile(join(folder, 'picture.png'), Buffer.from(await image.arrayBuffer()))
  await writeFile(join(folder, 'client.ts'), await client.text())
  for (const name of ['first-badge.sh', 'first-badge.ts', 'receive-webhook.ts'] as const)
    await writeFile(join(folder, name), guideFile(name, publicUrl))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

test('the client that the server serves and the programs of the guide compile under strict', () => {
  const files = ['client.ts', 'first-badge.ts', 'receive-webhook.ts'].map((name) => join(folder, name))
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [TYPES],
  })
  const found = ts.getPreEmitDiagnostics(program)
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
})

test.each([
  ['curl', 'sh', 'first-badge.sh'],
  ['the TypeScript client', process.execPath, 'first-badge.ts'],
])('the guide leads from a key to a badge with %s', async (_, program, file) => {
  const output = await run(program, file)
  expect(output).toContain('OpenBadgeCredential')
  expect(output).toContain('First badge')
})

test("the guide's receiver accepts a signed message once, and refuses an altered one", async () => {
  const port = await freePort()
  const secret = Buffer.alloc(32, 7).toString('base64')
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: `whsec_${secret}` }
  const child = spawn(process.execPath, ['receive-webhook.ts'], { cwd: folder, env })
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part
  })
  const body = JSON.stringify({ type: 'badge.issued', timestamp: '2026-11-25T10:00:00.000Z', data: { badgeId: 'b1' } })
  const now = new Date()
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(`whsec_${secret}`).sign('msg_1', now, body),
  }
  const post = async (body: string) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status
  await expect.poll(() => post(body).catch(() => 0)).toBe(204)
  expect(await post(body)).toBe(204)
  expect(await post(body.replace('b1', 'b2'))).toBe(400)
  child.kill()
  await new Promise((resolve) => child.on('close', resolve))
  expect(output.match(/badge.issued/g)).toHaveLength(1)
})

/** Runs a program of the guide; the badge of the link that it prints is collected, as its reader does. */
async function run(program: string, file: string): Promise<string> {
  const child = spawn(program, [file], { cwd: folder, env: { ...process.env, KEY: key } })
  let output = ''
  let collected: Promise<unknown> | undefined
  const read = (part: Buffer) => {
    output += part
    const link = /https?:\S+\/claim\/\S+/.exec(output)?.[0]
    if (link) collected ??= claimWithKey(world, tokenOf(link), generateAccountKey()).then(() => child.stdin.end('\n'))
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const status = await new Promise((resolve) => child.on('close', resolve))
  await collected
  expect(status, output).toBe(0)
  return output
}
