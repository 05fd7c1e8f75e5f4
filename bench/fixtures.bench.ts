import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { asObject } from '#credentials/read-credential.ts'
import { parseJson } from '#credentials/reading/parse-json.ts'
import { valuesOf } from '#features/badges/findings/sentence-rules.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { badgeProblems } from '#features/badges/texts.ts'
import { verifyAny } from '#features/badges/verification/server/verify-any.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { openWorld } from '#testing/world.ts'
import type { Fixture } from './fixtures/fetch-set.ts'
import { FIXTURE_SETS, type FixtureSet, readSet } from './fixtures/fixture-sets.ts'
import { NotFetched } from './install-packages.ts'
import { printTable, type Row } from './print-table.ts'

/**
 * What we say of badges that others made, beside what their makers' own tests say; `isClean`: genuine, in force, and without a
 * remark. No host is asked for anything.
 */
type Judged = { fixture: Fixture; word: string; sentence: string; isClean: boolean }

const DAYS = { date: (instant: string) => instant.slice(0, 10), lastDay: (instant: string) => instant.slice(0, 10) }

/** Published as they are, with a fault that nothing here looks at: an extension's own schema, a picture inside of an assertion. */
const OF_FORM = ['ob20/assertion-with-extension-node-invalid.json', 'ob20/assertion-with-data-image.json']

const world = await openWorld()
try {
  const rows: Row[] = []
  for (const from of FIXTURE_SETS) {
    try {
      const set = await readSet(from)
      const judged: Judged[] = []
      for (const fixture of set.fixtures) judged.push(await judge(fixture, set))
      console.log(`  ${from.name}: ${from.repository}, ${from.commit.slice(0, 7)}`)
      for (const each of judged) print(each)
      rows.push(...report(from.name, judged))
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      console.log(`  ${from.name}: NOT RUN, because it could not be fetched (${error.message})`)
    }
  }
  if (rows.length > 0) printTable(rows)
} finally {
  await world.close()
}

async function judge(fixture: Fixture, { serve }: FixtureSet): Promise<Judged> {
  const { bytes } = fixture
  const own = asObject(parseOf(bytes))?.id
  const safeFetch = async (url: string) => {
    const found = url === own ? bytes : serve(url)
    if (!found) throw new FetchRefused('unreachable')
    return found
  }
  try {
    const file = new File([bytes as Uint8Array<ArrayBuffer>], fixture.name)
    const { word, state, because, checks, issuer } = await verifyAny({ ...world.ctx(), safeFetch }, { file })
    const isClean = word === 'genuine' && state === 'inForce' && checks.every(({ weight }) => weight === 'ok')
    const decided = checks.find(({ finding }) => finding === because)
    const sentence = decided ? say(findingSentences[decided.finding], 'en', valuesOf(decided, { issuer }, DAYS)) : ''
    return { fixture, word: word === 'genuine' ? `${word}, ${state}` : word, sentence, isClean }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { key, values } = error
    const sentence = key in badgeProblems ? say(badgeProblems[key as keyof typeof badgeProblems], 'en', values) : key
    return { fixture, word: 'not read', sentence, isClean: false }
  }
}

function parseOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}

function print({ fixture, word, sentence }: Judged): void {
  console.log(`    ${fixture.name}: ${word}${sentence && ` (${sentence})`}; they say ${fixture.said || 'nothing'}`)
}

function report(name: string, judged: Judged[]): Row[] {
  const accused = judged.filter(({ fixture, word }) => fixture.said === 'valid' && word === 'notGenuine')
  const believed = judged.filter(
    ({ fixture, isClean }) => fixture.said === 'invalid' && isClean && !OF_FORM.includes(fixture.name),
  )
  for (const { fixture } of [...accused, ...believed]) console.log(`    DIFFERS: ${fixture.name}`)
  return [
    { figure: `${name}: files`, value: judged.length, unit: '' },
    { figure: `${name}: genuine`, value: judged.filter(({ word }) => word.startsWith('genuine')).length, unit: '' },
    { figure: `${name}: valid for them, not genuine for us`, value: accused.length, unit: '', goal: { most: 0 } },
    {
      figure: `${name}: invalid for them, genuine without a remark for us`,
      value: believed.length,
      unit: '',
      goal: { most: 0 },
    },
  ]
}
