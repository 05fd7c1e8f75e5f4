import fc from 'fast-check'

/** What people and admins can do, and how often each is drawn. */
const KINDS = {
  send: 5,
  open: 4,
  claim: 8,
  enter: 5,
  revoke: 4,
  suspend: 2,
  resume: 2,
  resend: 2,
  reissue: 1,
  revokeSend: 1,
  steerSend: 4,
  give: 4,
  endGift: 2,
  approve: 2,
  pass: 5,
  start: 2,
  adjust: 2,
  write: 2,
  read: 2,
  leave: 2,
  merge: 2,
  comeBack: 3,
  block: 1,
  suspendPerson: 1,
  erase: 1,
  publish: 1,
  unpublish: 1,
  quest: 1,
  endQuest: 1,
} as const

export type Kind = keyof typeof KINDS
/** One thing that somebody does. The numbers choose among the people and things that exist then. */
export type Action = { kind: Kind; who: number; which: number; other: number }

/** What a mail server does with an e-mail: `drops` accepts it, and the connection ends before it says so. */
export const FATES = ['accepts', 'slow', 'busy', 'away', 'refuses', 'drops'] as const
export type Fate = (typeof FATES)[number]

/** What goes wrong while a round runs: connections are cut, or a process that sends e-mails dies. */
export type Fault = { kind: 'cut' | 'kill'; afterMs: number; which: number }

export type Round = {
  actions: Action[]
  /** How many of them run at once. */
  parallel: number
  faults: Fault[]
  /** The fates of the round's e-mails, one after the other and again from the beginning. */
  fates: Fate[]
  /** How far the clock moves when all is quiet. */
  hours: number
}

const index = fc.nat(9_999)
const kind = fc.oneof(
  ...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
)
const action: fc.Arbitrary<Action> = fc.record({ kind, who: index, which: index, other: index })

/** Many people, or one who presses often, do the same with the same thing at once, by which locks are tried. */
const RUSHES = [
  'claim',
  'enter',
  'enter',
  'send',
  'revoke',
  'give',
  'pass',
  'resend',
  'approve',
  'merge',
  'read',
] as const
const rush = fc
  .record({
    kind: fc.constantFrom<Kind>(...RUSHES),
    which: index,
    people: fc.oneof(
      { weight: 3, arbitrary: fc.uniqueArray(fc.nat(30), { minLength: 3, maxLength: 6 }) },
      { weight: 1, arbitrary: index.map((who) => [who, who, who]) },
    ),
  })
  .map(({ kind, which, people }) => people.map((who): Action => ({ kind, who, which, other: which })))

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom('cut', 'cut', 'kill'),
  afterMs: fc.nat(400),
  which: index,
})

const round: fc.Arbitrary<Round> = fc.record({
  actions: fc
    .tuple(
      fc.array(action, { minLength: 6, maxLength: 18 }),
      fc.array(rush, { minLength: 1, maxLength: 3 }),
      fc.nat(18),
    )
    .map(([alone, rushes, at]) => [...alone.slice(0, at), ...rushes.flat(), ...alone.slice(at)]),
  parallel: fc.integer({ min: 4, max: 8 }),
  faults: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fault[]>([]) },
    { weight: 2, arbitrary: fc.array(fault, { minLength: 1, maxLength: 4 }) },
  ),
  fates: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Fate[]>(['accepts']) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...FATES), { minLength: 3, maxLength: 9 }) },
  ),
  hours: fc.constantFrom(0, 0, 1, 6, 24, 24, 24 * 8, 24 * 35),
})

/** The plan of a round, which comes from the seed of the run and the number of the round alone. */
export function drawRound(seed: number, number: number): Round {
  const [drawn] = fc.sample(fc.noBias(round), { seed: (seed * 1_000_003 + number) | 0, numRuns: 1 })
  if (!drawn) throw new Error('No round was drawn')
  return drawn
}
