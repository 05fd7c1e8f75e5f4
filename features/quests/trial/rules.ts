import { progressOf, type Step } from '../quest-rules.ts'

/** A step of a trial run: how likely a member passes it, and its points. */
export type TrialStep = Step & { likelihood: number; reward: number }
type Trial = { steps: TrialStep[]; isOrdered: boolean; limit: number | null; rewardPoints: number }

/** How likely a challenge is passed that too few people have tried. */
export const UNKNOWN_LIKELIHOOD = 0.7
/** People who must have tried a challenge before their share counts. */
const TRIED_MIN = 10

/** The share of people who passed a challenge, of those who tried it. */
export function likelihoodOf({ passed, tried }: { passed: number; tried: number }): number {
  return tried < TRIED_MIN ? UNKNOWN_LIKELIHOOD : passed / tried
}

/**
 * Runs simulated members through a quest, one after the other, by the rules that hold for people. Each tries the steps in the
 * order of the list and passes each with its likelihood; where the quest is ordered, nobody passes a required step
 * after one that they did not pass. The same quest gives the same result.
 */
export function tryRules({ steps, isOrdered, limit, rewardPoints }: Trial, people: number) {
  const random = numbersFrom(1)
  const results = new Map(steps.map(({ challengeId }) => [challengeId, { challengeId, passed: 0, stuck: 0 }]))
  let [finished, tooLate, points] = [0, 0, 0]
  for (let person = 0; person < people; person++) {
    const passed = passedBy(steps, isOrdered, random)
    for (const { challengeId, reward } of passed) {
      points += reward
      const result = results.get(challengeId)
      if (result) result.passed += 1
    }
    const passes = passed.map(({ challengeId }) => ({ challengeId, passedAt: START }))
    const { isDone, nextId } = progressOf(steps, passes, { isOrdered })
    const stuck = results.get(nextId)
    if (stuck) stuck.stuck += 1
    if (!isDone) continue
    if (limit !== null && finished >= limit) tooLate += 1
    else {
      finished += 1
      points += rewardPoints
    }
  }
  return { people, finished, tooLate, points, steps: [...results.values()] }
}

/**
 * What became of everybody at a step of a trial run: `passed` and `missed` are all people, of whom those who missed it stopped
 * `here` or had missed an `earlier` step.
 */
export function countAtStep({ passed, stuck }: { passed: number; stuck: number }, people: number) {
  const missed = people - passed
  return { passed, missed, here: stuck, earlier: missed - stuck }
}

const START = new Date(0)

function passedBy(steps: TrialStep[], isOrdered: boolean, random: () => number): TrialStep[] {
  let isStuck = false
  return steps.filter((step) => {
    // Drawn for each step, so that one that cannot be tried changes nothing for those behind it.
    const isPassed = random() < step.likelihood && !(isStuck && step.isRequired)
    isStuck ||= isOrdered && step.isRequired && !isPassed
    return isPassed
  })
}

/** A repeatable series of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
