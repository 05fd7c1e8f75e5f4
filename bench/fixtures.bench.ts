import { openWorld } from '#testing/world.ts'
import { alter } from './fixtures/alter.ts'
import type { Fixture, FixtureSet } from './fixtures/fetch-set.ts'
import { FIXTURE_SETS, readSet } from './fixtures/fixture-sets.ts'
import { type Judgement, judgeFixture } from './fixtures/judge-fixture.ts'
import { NotFetched } from './install-packages.ts'
import { printTable, type Row } from './print-table.ts'

/**
 * What we say of badges that others made, beside what their makers' own tests say, and of each genuine one again after it was
 * altered. No host is asked for anything.
 */
type Judged = Judgement & { fixture: Fixture; isBelievedAltered: boolean }

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

async function judge(fixture: Fixture, set: FixtureSet): Promise<Judged> {
  const ctx = world.ctx()
  const judgement = await judgeFixture(ctx, fixture, set)
  const changed = isGenuine(judgement) ? alter(fixture.bytes) : undefined
  const isBelievedAltered = changed !== undefined && isGenuine(await judgeFixture(ctx, fixture, set, changed))
  return { ...judgement, fixture, isBelievedAltered }
}

function isGenuine({ word }: Judgement): boolean {
  return word.startsWith('genuine')
}

function print({ fixture, word, sentence }: Judged): void {
  console.log(`    ${fixture.name}: ${word}${sentence && ` (${sentence})`}; they say ${saidOf(fixture)}`)
}

function saidOf({ said, isOfForm }: Fixture): string {
  return isOfForm ? `${said} in form` : said || 'nothing'
}

function report(name: string, judged: Judged[]): Row[] {
  const accused = judged.filter(({ fixture, word }) => fixture.said === 'valid' && word === 'notGenuine')
  const believed = judged.filter(({ fixture, isClean }) => fixture.said === 'invalid' && isClean && !fixture.isOfForm)
  const altered = judged.filter(({ isBelievedAltered }) => isBelievedAltered)
  for (const { fixture } of [...accused, ...believed, ...altered]) console.log(`    DIFFERS: ${fixture.name}`)
  const counts = ['genuine', 'notGenuine', 'notChecked', 'not read'].map((word) => ({
    figure: `${name}: ${word}`,
    value: judged.filter((each) => each.word.startsWith(word)).length,
    unit: `of ${judged.length}`,
  }))
  const none = (figure: string, { length }: Judged[]): Row => ({
    figure: `${name}: ${figure}`,
    value: length,
    unit: '',
    goal: { most: 0 },
  })
  return [
    ...counts,
    none('valid for them, not genuine for us', accused),
    none('invalid for them, genuine without a remark for us', believed),
    none('altered, still genuine', altered),
  ]
}
