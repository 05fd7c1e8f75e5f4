import type { DemoTemplate } from './demo-template.ts'
import type { DemoSend } from './sends.ts'

/** A community inside the demo's. Days count back from the end of the demo. */
export type DemoSub = {
  email: string
  firstName: string
  lastName: string
  name: string
  invitedDaysAgo: number
  /** Absent: the invitation is pending. */
  founded?: {
    daysAgo: number
    lang: 'en' | 'fr'
    picture: string
    bannerColor: string
    description: string
    tags: string[]
    templates: DemoTemplate[]
    sends: DemoSend[]
  }
}

/** Two sub-communities with members and badges, and an invitation that is pending. */
export const SUB_COMMUNITIES: DemoSub[] = [
  {
    name: 'Vélo Sud',
    email: 'velo.sud@example.org',
    firstName: 'Nadia',
    lastName: 'Keller',
    invitedDaysAgo: 214,
    founded: {
      daysAgo: 212,
      lang: 'fr',
      picture: 'sports/5',
      bannerColor: '#0F5C57',
      description: 'Les vélos du sud du quai : réparer, rouler, transmettre. Données de démo.',
      tags: ['Vélo', 'Réparation'],
      templates: [
        {
          key: 'velo-card',
          category: 'membership',
          madeDaysAgo: 211,
          picture: 'wave/6',
          lang: 'fr',
          description: 'Ouvre l’atelier vélo et ses outils.',
          themeBgColor: '#0F5C57',
          themeTextColor: '#FFFFFF',
        },
        {
          key: 'velo-mechanic',
          category: 'basic',
          madeDaysAgo: 205,
          picture: 'knots/2',
          lang: 'fr',
          name: 'Mécanique vélo',
          description: 'Règle les freins et les vitesses, et change une chaîne.',
          criteria: 'Trois vélos remis en état à l’atelier.',
          themeBgColor: '#123A5C',
          themeTextColor: '#FFFFFF',
          validity: 'infinite',
        },
      ],
      sends: [
        { template: 'velo-card', daysAgo: 209, people: [60, 26], takenOf20: 18 },
        { template: 'velo-mechanic', daysAgo: 150, people: [62, 12], takenOf20: 17 },
      ],
    },
  },
  {
    name: 'Fablab de l’Île',
    email: 'fablab.ile@example.org',
    firstName: 'Oscar',
    lastName: 'Novak',
    invitedDaysAgo: 122,
    founded: {
      daysAgo: 120,
      lang: 'en',
      picture: 'digital/3',
      bannerColor: '#211970',
      description: 'Laser, printers and electronics on the island, open to beginners. Demo data.',
      tags: ['Making', 'Electronics'],
      templates: [
        {
          key: 'fablab-card',
          category: 'membership',
          madeDaysAgo: 119,
          picture: 'colors/4',
          lang: 'en',
          description: 'Opens the fablab on Tuesdays and Saturdays.',
          themeBgColor: '#211970',
          themeTextColor: '#FFFFFF',
        },
        {
          key: 'fablab-printing',
          category: 'basic',
          madeDaysAgo: 110,
          picture: 'digital/1',
          lang: 'en',
          name: '3D printing, first level',
          description: 'Prepares a model, chooses a material and prints safely.',
          criteria: 'Two prints from a drawing of their own.',
          themeBgColor: '#3B1A6B',
          themeTextColor: '#FFFFFF',
          validity: 'infinite',
        },
      ],
      sends: [
        { template: 'fablab-card', daysAgo: 116, people: [100, 34], takenOf20: 18 },
        { template: 'fablab-printing', daysAgo: 60, people: [104, 14], takenOf20: 16 },
      ],
    },
  },
  {
    name: 'Poterie du Port',
    email: 'poterie.port@example.org',
    firstName: 'Rose',
    lastName: 'Osman',
    invitedDaysAgo: 6,
  },
]
