import { eq } from 'drizzle-orm'
import { addChallenge as challengeContract } from '#features/challenges/contract.ts'
import { decideReviews as decideContract } from '#features/challenges/reviews/contract.ts'
import { decideReviews } from '#features/challenges/reviews/server/decide-reviews.ts'
import { giveEvidence } from '#features/challenges/reviews/server/give-evidence.ts'
import { checkChallenge } from '#features/challenges/server/check-challenge.ts'
import { createChallenge } from '#features/challenges/server/create-challenge.ts'
import { reviews } from '#features/challenges/server/tables.ts'
import { checkChallenge as checkContract } from '#features/challenges/wallet-contract.ts'
import { markRanks } from '#features/points/ranking/server/job-mark-ranks.ts'
import { showInRanking } from '#features/points/ranking/server/show-in-ranking.ts'
import { createQuest as questContract } from '#features/quests/contract.ts'
import { createQuest } from '#features/quests/server/create-quest.ts'
import { startQuest } from '#features/quests/server/start-quest.ts'
import { templates } from '#features/templates/server/tables.ts'
import { asMember } from './as-member.ts'
import { inLocalDays } from './month/local-days.ts'
import { PEOPLE, type Person } from './people.ts'
import {
  ANSWERS,
  CHALLENGES,
  type DemoChallenge,
  type DemoEvidence,
  type DemoPasses,
  type DemoQuest,
  EVIDENCE,
  NAMED_IN_RANKING,
  PASSES,
  QUESTS,
  STARTS,
  WORD,
} from './quests.ts'
import { DAY_MS, type Stage, templateOf } from './stage.ts'

const CHALLENGES_MADE_DAYS_AGO = 151
/** The leader looks at evidence so much later. */
const DECIDED_AFTER_DAYS = 0.4
const NAMED_DAYS_AGO = 30
const RANKS_KEPT_DAYS_AGO = 7

type Ids = { challenges: Map<string, string>; quests: Map<string, string> }

/** Creates challenges and quests, and plays what members pass, begin and give as evidence, and who is named for it. */
export function runQuests(stage: Stage): void {
  const ids: Ids = { challenges: new Map(), quests: new Map() }
  // One about badges is created when its templates are there.
  for (const challenge of CHALLENGES)
    stage.play(CHALLENGES_MADE_DAYS_AGO - (challenge.templates ? 95 : 0), async (stage) => {
      ids.challenges.set(challenge.key, await makeChallenge(stage, challenge))
    })
  for (const quest of QUESTS)
    stage.play(quest.createdDaysAgo, async (stage) => {
      ids.quests.set(quest.title, await makeQuest(stage, quest, ids))
    })
  for (const { challenge, ...spread } of PASSES)
    spreadOver(stage, spread, (stage, person) => pass(stage, person, ids.challenges.get(challenge) ?? ''))
  for (const { quest, without, ...spread } of STARTS)
    spreadOver(stage, spread, async (stage, person) => {
      if (without.some((at) => person === namedMember(stage, at))) return
      const questId = ids.quests.get(quest) ?? ''
      await asMember(stage, person, (ctx) => startQuest(ctx, { questId, termsUrl: '' }))
    })
  for (const evidence of EVIDENCE) playEvidence(stage, evidence, ids)
  nameInRanking(stage)
}

type Spread = Omit<DemoPasses, 'challenge'>

/** Plays an act of some named members, one after the other. */
function spreadOver(
  stage: Stage,
  { first, count, fromDaysAgo, toDaysAgo }: Spread,
  act: (stage: Stage, person: Person) => Promise<void>,
): void {
  for (let at = 0; at < count; at++)
    stage.play(
      inLocalDays(stage.end, fromDaysAgo - ((fromDaysAgo - toDaysAgo) * (at + 1)) / (count + 1)),
      async (stage) => {
        const person = namedMember(stage, first + at)
        if (person) await act(stage, person)
      },
    )
}

function playEvidence(stage: Stage, { person: at, daysAgo, text, isAccepted }: DemoEvidence, ids: Ids): void {
  stage.play(daysAgo, async (stage) => {
    const person = namedMember(stage, at)
    const challengeId = ids.challenges.get('photo') ?? ''
    if (!person) return
    await asMember(stage, person, (ctx) => giveEvidence(ctx, { challengeId, text, link: '' }))
    if (isAccepted) stage.play(daysAgo - DECIDED_AFTER_DAYS, accept)
  })
}

/** Some say whether they are named, and the ranks of a week ago are kept, as the nightly job does it. */
function nameInRanking(stage: Stage): void {
  for (const isShown of [true, false])
    for (const at of NAMED_IN_RANKING[isShown ? 'yes' : 'no'])
      stage.play(NAMED_DAYS_AGO, async (stage) => {
        const person = PEOPLE[at]
        if (!person || !stage.members.has(person.email)) return
        await asMember(stage, person, (ctx) => showInRanking(ctx, { issuerId: stage.issuerId, shown: isShown }))
      })
  stage.play(RANKS_KEPT_DAYS_AGO, (stage) => markRanks(stage.context({ kind: 'system', job: 'demo' })))
}

async function makeChallenge(
  stage: Stage,
  { type, title, reward, data, templates: keys }: DemoChallenge,
): Promise<string> {
  const listed = keys && { templateHashList: await hashesOf(stage, keys) }
  const asked = challengeContract.input.parse({ type, title, reward, data: { ...data, ...listed } })
  return (await createChallenge(stage.admin(), asked)).challengeId
}

async function makeQuest(stage: Stage, quest: DemoQuest, ids: Ids): Promise<string> {
  const { title, description, limit = '', rewardPoints, reward, successMessage = '' } = quest
  const idOf = (key: string) => ids.challenges.get(key) ?? ''
  const [rewardTemplateHash = ''] = reward ? await hashesOf(stage, [reward]) : []
  const asked = questContract.input.parse({
    title,
    description,
    limit,
    rewardPoints,
    rewardTemplateHash,
    successMessage,
    challenges: quest.challenges.map(idOf),
    requiredChallenges: quest.required.map(idOf),
    startDate: dateIn(stage, quest.startsInDays),
    endDate: dateIn(stage, quest.endsInDays),
  })
  return (await createQuest(stage.admin(), asked)).questId
}

function dateIn(stage: Stage, days: number | undefined): string {
  return days === undefined ? '' : new Date(stage.end.getTime() + days * DAY_MS).toISOString()
}

async function hashesOf(stage: Stage, keys: string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const key of keys) {
    const isIt = eq(templates.id, templateOf(stage, key))
    const [row] = await stage.admin().db.select({ hash: templates.hash }).from(templates).where(isIt)
    hashes.push(row?.hash ?? '')
  }
  return hashes
}

/** The member at a place among those who have a name; undefined while there are fewer. */
function namedMember(stage: Stage, at: number): Person | undefined {
  return PEOPLE.filter(({ email, pseudo }) => pseudo !== '' && stage.members.has(email))[at]
}

async function pass(stage: Stage, person: Person, challengeId: string): Promise<void> {
  const given = { consents: true, code: WORD, answers: ANSWERS }
  const asked = checkContract.input.parse({ challengeId, ...given })
  await asMember(stage, person, (ctx) => checkChallenge(ctx, asked))
}

async function accept(stage: Stage): Promise<void> {
  const admin = stage.admin()
  const waiting = await admin.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.state, 'waiting'))
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await decideReviews(admin, decideContract.input.parse({ ids, accepted: true }))
}
