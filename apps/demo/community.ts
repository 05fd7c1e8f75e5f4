/** The place of all its events, which also sets its time zone. */
export const PLACE = 'Lyon, France'
export const TIME_ZONE = 'Europe/Paris'

/** The made-up community: who it is, and who leads it. */
export const COMMUNITY = {
  lang: 'en',
  name: 'Ateliers du Quai',
  description:
    'A neighbourhood workshop on the river: people repair, sew, build and garden together. Un atelier de quartier au bord du fleuve. Demo data: nobody here exists.',
  sector: 'Community workshop',
  website: 'https://ateliers.example.org',
  tags: ['Crafts', 'Community', 'Ecology'],
  bannerColor: '#4723AD',
  contactFirstName: 'Camille',
  contactLastName: 'Laurent',
  contactEmail: 'camille.laurent@example.org',
  contactOptIn: false,
  terms: true,
  timeZone: TIME_ZONE,
} as const

/** The built-in picture of the community. */
export const COMMUNITY_PICTURE = 'bonds/5'
/** Its founding date, in days before the demo is filled. */
export const FOUNDED_DAYS_AGO = 330
