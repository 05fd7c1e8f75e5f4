import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { p256 } from '@noble/curves/nist.js'
import { call } from '#base/call.ts'
import { badgePresenter } from '#credentials/presentations/presenter.ts'
import { readRequestLink } from '#credentials/presentations/read-request.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { CREDENTIAL_CONFIGURATION, issueCredential, SD_JWT_CONFIGURATION } from '#features/issuing/protocol/contract.ts'
import { countPresentations, createPresentation } from '#features/presenting/contract.ts'
import { accessOf, nonceOf } from '#testing/claim.ts'
import { startServer } from '#testing/server-process.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { signUpCommunity } from './community.ts'
import { forEachOf, medianOf, percentileOf, secondsOf } from './measuring.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const WARM_UP = 40
const ALONE = 200
const TOGETHER = 600
const PARALLEL = 16
/** A person stands before the verifier. */
const P95_MAX_MS = 150
/** An entrance with many verifiers, on two cores. */
const A_SECOND_MIN = 200

type Form = 'jwt' | 'sd-jwt'
type Answer = { address: string; body: URLSearchParams }

let access: string | undefined
const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-presenting-'))
const postgres = await openPostgres()
const server = await startServer({
  DATA_DIR: dataDir,
  CAPTCHA_COST: '1',
  // Each answer comes from a network of its own, as those of many wallets do.
  TRUST_PROXY: 'loopback',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
try {
  const community = await signUpCommunity(server.origin, dataDir)
  const { caller, token, templateId } = community
  const world = { caller, config: { publicUrl: server.origin }, now: () => new Date() }
  const privateKey = p256.utils.randomSecretKey()
  const presenter = badgePresenter(privateKey)
  const [link = ''] = await community.send(['ada@example.org'])
  const badge = (await collect(CREDENTIAL_CONFIGURATION)) as Record<string, unknown>
  const sdJwt = String(await collect(SD_JWT_CONFIGURATION))

  console.log(`  on ${postgres?.name ?? 'PGlite, since no Postgres is here'}; load ${loadavg()[0]?.toFixed(1)} before`)
  const measured: Record<Form, Awaited<ReturnType<typeof measure>>> = {
    jwt: await measure('jwt'),
    'sd-jwt': await measure('sd-jwt'),
  }
  const { days } = await call(caller(token), countPresentations, { templateId })
  const shown = 2 * (WARM_UP + ALONE + TOGETHER)
  if (days.some(({ verdict }) => verdict !== 'genuine') || days.reduce((sum, { count }) => sum + count, 0) !== shown) {
    throw new Error(`Not every answer was a yes: ${JSON.stringify(days)}`)
  }
  const names: Record<Form, string> = { jwt: 'a badge in a JWT presentation', 'sd-jwt': 'an SD-JWT VC' }
  printTable(
    (['jwt', 'sd-jwt'] as const).flatMap((form) => {
      const { alone, bare, aSecond, cpu } = measured[form]
      const peer = { name: 'an answer that declines', value: percentileOf(bare, 95) }
      return [
        {
          figure: `${names[form]}: verdict, p95 of ${ALONE}`,
          value: percentileOf(alone, 95),
          unit: 'ms',
          goal: { most: P95_MAX_MS },
          peer,
        },
        {
          figure: `${names[form]}: verdict, median`,
          value: medianOf(alone),
          unit: 'ms',
          peer: { ...peer, value: medianOf(bare) },
        },
        {
          figure: `${names[form]}: ${PARALLEL} at a time (${TOGETHER})`,
          value: aSecond,
          unit: '/s',
          goal: { least: A_SECOND_MIN },
        },
        { figure: `${names[form]}: processor time of the server`, value: cpu, unit: 'ms' },
      ]
    }),
  )
  console.log(`  load ${loadavg()[0]?.toFixed(1)} after`)

  async function collect(credential_configuration_id: string) {
    const proof = createBadgeProof({
      privateKey,
      audience: server.origin,
      nonce: await nonceOf(world),
      now: new Date(),
    })
    const asked = { credential_configuration_id, proofs: { jwt: [await proof] } }
    access ??= await accessOf(world, claimTokenOf(link))
    const answer = await call(caller(access), issueCredential, asked)
    if (typeof answer === 'string') throw new Error('The answer is encrypted')
    return answer.credentials[0]?.credential
  }

  async function measure(form: Form) {
    for (const answer of await prepare(form, WARM_UP)) await send(answer)
    const alone: number[] = []
    const bare: number[] = []
    const declining = await prepare(form, ALONE, () => new URLSearchParams({ error: 'access_denied' }))
    for (const [nth, answer] of (await prepare(form, ALONE)).entries()) {
      alone.push(await send(answer))
      bare.push(await send(declining[nth] ?? answer))
    }
    const together = await prepare(form, TOGETHER)
    const cpuBefore = server.cpuSeconds()
    const seconds = await secondsOf(() => forEachOf(together, PARALLEL, send))
    const cpu = (1000 * (server.cpuSeconds() - cpuBefore)) / TOGETHER
    return { alone, bare, aSecond: TOGETHER / seconds, cpu }
  }

  /** Requests and the answers of a wallet to them, which are not measured. */
  async function prepare(form: Form, count: number, write?: () => URLSearchParams): Promise<Answer[]> {
    const answers: Answer[] = []
    await forEachOf(Array.from({ length: count }), PARALLEL, async () => {
      const { unsignedLink } = await call(caller(token), createPresentation, { templateId })
      const request = readRequestLink(unsignedLink)
      if (!('nonce' in request)) throw new Error('The link is not a request itself')
      const bound = { audience: request.client_id, nonce: request.nonce, now: new Date() }
      const sign = () =>
        form === 'jwt'
          ? signPresentationJwt({ ...bound, credentials: [badge] }, presenter)
          : presentSdJwt(sdJwt, bound, presenter)
      answers.push({
        address: request.response_uri,
        body: write?.() ?? new URLSearchParams({ vp_token: await sign() }),
      })
    })
    return answers
  }
} finally {
  await server.stop()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Milliseconds until the verdict is stored. */
async function send({ address, body }: Answer): Promise<number> {
  const network = `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  const started = performance.now()
  const response = await fetch(address, { method: 'POST', body, headers: { 'x-forwarded-for': network } })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`The answer was refused: ${text}`)
  return performance.now() - started
}
