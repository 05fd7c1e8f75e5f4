import type { ChallengeType } from '#features/challenges/rules.ts'

/** A challenge of the demo; `templates` are keys, and `word` is what those who pass it type. */
export type DemoChallenge = {
  key: string
  type: ChallengeType
  title: string
  reward: number
  data: Record<string, unknown>
  templates?: string[]
}

/** Members who pass a challenge, by their place among those who have a name, spread over some days. */
export type DemoPasses = { challenge: string; first: number; count: number; fromDaysAgo: number; toDaysAgo: number }

export type DemoQuest = {
  title: string
  description: string
  challenges: string[]
  required: string[]
  createdDaysAgo: number
  /** Days from the filling; below 0 in the past. None begins at once, or never ends. */
  startsInDays?: number
  endsInDays?: number
  limit?: number
  rewardPoints: number
  reward?: string
  successMessage?: string
}

/** What is asked and typed for the challenges with a word. */
export const WORD = 'quai'

const QUIZ = {
  questions: [
    { text: 'Who may use the saws?', choices: ['Everybody', 'People with the badge', 'Nobody'], right: [1] },
    { text: 'Where does the first aid box hang?', choices: ['At the door', 'At the bench'], right: [1] },
  ],
  passMark: 2,
  attemptsADay: 3,
}
/** The right answers. */
export const ANSWERS = QUIZ.questions.map(({ right }) => right)

const word = (key: string, title: string, reward: number): DemoChallenge => {
  return { key, type: 'code', title, reward, data: { kind: 'word', word: WORD } }
}

export const CHALLENGES: DemoChallenge[] = [
  { key: 'name', type: 'vcAuth', title: 'Tell us your name', reward: 10, data: { vcKey: 'pseudo' } },
  word('tour', 'Take the tour of the workshop', 5),
  { key: 'rules', type: 'quiz', title: 'Know the house rules', reward: 10, data: QUIZ },
  {
    key: 'hold',
    type: 'ownsBadges',
    title: 'Hold one badge of the workshop',
    reward: 20,
    data: { count: 1 },
    templates: ['bikes', 'sewing', 'laser', 'garden', 'firstAid'],
  },
  {
    key: 'thank',
    type: 'sentBadges',
    title: 'Thank someone who helped you',
    reward: 10,
    data: {},
    templates: ['thanks'],
  },
  {
    key: 'photo',
    type: 'evidence',
    title: 'Show what you repaired',
    reward: 15,
    data: {
      request: 'A picture or a few words: what was broken, and how does it work now?',
      kinds: ['text', 'picture'],
    },
  },
  {
    key: 'discord',
    type: 'discordJoin',
    title: 'Join the workshop’s Discord',
    reward: 5,
    data: { inviteLink: 'https://discord.gg/ateliers' },
  },
  { key: 'harvest', type: 'visit', title: 'Come to the harvest', reward: 10, data: { name: 'The garden' } },
  word('jam', 'Cook a jam with us', 10),
  word('table', 'Help at the long table', 10),
  word('quay', 'Spend an evening on the quay', 10),
  { key: 'doors', type: 'visit', title: 'Visit four workshops', reward: 20, data: { name: 'Open doors' } },
]

export const QUESTS: DemoQuest[] = [
  {
    title: 'Summer on the quay',
    description: 'Evenings by the water: come by, help, and bring someone along.',
    challenges: ['quay', 'table'],
    required: ['quay'],
    createdDaysAgo: 150,
    startsInDays: -149,
    endsInDays: -62,
    limit: 300,
    rewardPoints: 40,
  },
  {
    title: 'First steps at the workshop',
    description: 'Everything that a new member needs to know, in half an hour.',
    challenges: ['name', 'tour', 'rules', 'photo'],
    required: ['name', 'tour'],
    createdDaysAgo: 120,
    rewardPoints: 15,
    successMessage: 'Welcome. The coffee is in the kitchen.',
  },
  {
    title: 'Thank a neighbour',
    description: 'Somebody carried your table or mended your bike? Say it with a badge.',
    challenges: ['thank', 'name'],
    required: ['thank'],
    createdDaysAgo: 52,
    endsInDays: 39,
    rewardPoints: 10,
  },
  {
    title: 'Harvest week',
    description: 'A week in the garden and in the kitchen.',
    challenges: ['harvest', 'jam', 'table', 'quay'],
    required: ['jam'],
    createdDaysAgo: 44,
    startsInDays: -43,
    endsInDays: -36,
    rewardPoints: 25,
  },
  {
    title: 'Winter of repair',
    description: 'One badge of the workshop and one thank-you before the year ends. We help on Tuesdays and Saturdays.',
    challenges: ['hold', 'name', 'discord', 'thank', 'photo'],
    required: ['hold', 'name', 'thank'],
    createdDaysAgo: 22,
    startsInDays: -21,
    endsInDays: 28,
    limit: 20,
    rewardPoints: 40,
    reward: 'repairer',
    successMessage: 'You keep things alive. See you on Tuesday at the bench.',
  },
  {
    title: 'Four workshops in two days',
    description: 'Wood, bikes, sewing and the laser: look into all four.',
    challenges: ['doors'],
    required: ['doors'],
    createdDaysAgo: 5,
    startsInDays: 23,
    endsInDays: 25,
    limit: 120,
    rewardPoints: 25,
    reward: 'open',
  },
]

export const PASSES: DemoPasses[] = [
  { challenge: 'quay', first: 0, count: 24, fromDaysAgo: 140, toDaysAgo: 70 },
  { challenge: 'table', first: 20, count: 9, fromDaysAgo: 139, toDaysAgo: 71 },
  { challenge: 'name', first: 0, count: 44, fromDaysAgo: 118, toDaysAgo: 12 },
  { challenge: 'tour', first: 0, count: 30, fromDaysAgo: 117, toDaysAgo: 6 },
  { challenge: 'rules', first: 3, count: 12, fromDaysAgo: 90, toDaysAgo: 2 },
  { challenge: 'jam', first: 10, count: 12, fromDaysAgo: 42.5, toDaysAgo: 37 },
  { challenge: 'table', first: 30, count: 6, fromDaysAgo: 42, toDaysAgo: 37 },
]

/** Members who begin a quest with what they have passed before, as `PASSES`. */
export const STARTS: (Omit<DemoPasses, 'challenge'> & { quest: string; without: number[] })[] = [
  { quest: 'Winter of repair', first: 0, count: 30, fromDaysAgo: 20.5, toDaysAgo: 1, without: [8, 10] },
]

/** Members by their place in `PEOPLE` who say whether the others see their name in the ranking; not all want it. */
export const NAMED_IN_RANKING = { yes: [0, 1, 2, 3, 6, 8, 10, 12, 14, 20, 22, 29], no: [5, 11] }

/** What a member gave as evidence, and whether it was accepted; the others wait. */
export type DemoEvidence = { person: number; daysAgo: number; text: string; isAccepted?: true }

export const EVIDENCE: DemoEvidence[] = [
  { person: 3, daysAgo: 20, text: 'The kettle: a new cable, and it boils again.', isAccepted: true },
  { person: 8, daysAgo: 9, text: 'La fermeture éclair de mon manteau, avec Inès.', isAccepted: true },
  { person: 5, daysAgo: 3, text: 'Three chairs glued. They hold a grandfather.' },
  { person: 12, daysAgo: 1.4, text: 'Le vélo de ma fille : freins, chambre à air, sonnette.' },
  { person: 15, daysAgo: 0.5, text: 'The radio from 1962 plays, but only one station.' },
]
