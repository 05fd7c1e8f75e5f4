/** A post of the demo, oldest first; reactions by emoji, of different members each. */
export type DemoPost = {
  daysAgo: number
  /** The local time of that day. */
  at: string
  text: string
  /** From the gallery. */
  picture?: string
  reactions?: [emoji: string, count: number][]
}

export const POSTS: DemoPost[] = [
  {
    daysAgo: 318,
    at: '18:10',
    text: 'Bienvenue à l’atelier. Les clés, les horaires et le mode d’emploi du quai : https://ateliers.example.org/bienvenue',
    reactions: [['👏', 9]],
  },
  {
    daysAgo: 287,
    at: '09:05',
    text: 'The sewing table opens every Tuesday, 18:00 to 21:00, soup included. Bring the coat that lost its lining.',
    reactions: [
      ['❤️', 12],
      ['👍', 4],
    ],
  },
  {
    daysAgo: 233,
    at: '12:20',
    text: 'Deux vélos attendent leur propriétaire depuis un mois, un bleu et un rouge. Ils partiront à la bourse aux vélos.',
    reactions: [['😍', 3]],
  },
  {
    daysAgo: 189,
    at: '08:30',
    text: 'Le jardin est semé. Pour arroser en juillet, choisissez votre semaine : https://ateliers.example.org/jardin',
    picture: 'garden/3',
    reactions: [
      ['❤️', 18],
      ['👏', 7],
    ],
  },
  {
    daysAgo: 141,
    at: '17:45',
    text: 'The laser cutter has a new lens. Please keep the safety sheet beside it, in both languages.',
    reactions: [['🔧', 8]],
  },
  {
    daysAgo: 110,
    at: '10:15',
    text: 'Compost: 240 kg this year, and the first bags are ready. Take one, leave a jar.',
    reactions: [
      ['👏', 14],
      ['😍', 5],
    ],
  },
  {
    daysAgo: 94,
    at: '11:00',
    text: 'Soirée réparation : 61 objets, 43 réparés, un grille-pain qui chante. Merci à toutes et à tous.',
    picture: 'crafts/3',
    reactions: [
      ['❤️', 24],
      ['👏', 16],
      ['🎉', 6],
    ],
  },
  {
    daysAgo: 61,
    at: '18:40',
    text: 'Souper des récoltes : les inscriptions sont ouvertes, avec le billet dans votre portefeuille.',
    reactions: [['👍', 11]],
  },
  {
    daysAgo: 22,
    at: '08:30',
    text: 'The glue gun is back on its hook. Thank you to the person who returned it.',
    reactions: [
      ['👍', 15],
      ['😍', 4],
    ],
  },
  {
    daysAgo: 16,
    at: '10:15',
    text: 'Winter of repair has begun. Hold one badge, thank one person, and the Winter repairer is yours. Every step: https://ateliers.example.org/winter',
    reactions: [
      ['❤️', 23],
      ['👏', 13],
      ['🔧', 6],
    ],
  },
  {
    daysAgo: 9,
    at: '18:40',
    text: 'First aid at the bench is full for this Saturday. The next half day is in three weeks.',
    reactions: [
      ['👍', 9],
      ['🙏', 1],
    ],
  },
  {
    daysAgo: 4,
    at: '09:05',
    text: 'Concert sur le quai. La porte ouvre une demi-heure avant : montrez le billet de votre portefeuille, rien à imprimer. https://ateliers.example.org/concert',
    picture: 'music/1',
    reactions: [
      ['❤️', 31],
      ['🎶', 10],
      ['👏', 7],
      ['😍', 2],
    ],
  },
]

/** The post that goes out later, at a day from the end of the demo and a local time. */
export const SCHEDULED = {
  writtenDaysAgo: 0.4,
  inDays: 7,
  at: '09:00',
  text: 'Winter open doors: who can hold a table on the first Saturday? Write to us from your wallet; we keep the soup warm.',
}

/** When members last open the news; of a hundred members, how many have read all of it, and a part of it. */
export const READING = { daysAgo: 0.06, allOf100: 78, partOf100: 14 }
