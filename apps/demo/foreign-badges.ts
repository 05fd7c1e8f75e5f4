/** A badge of the demo by an issuer elsewhere. */
export type ForeignBadge = {
  title: string
  description: string
  criteria: string
  issuer: string
  website: string
  /** A built-in picture. */
  picture: string
  issuedDaysBefore: number
  keptDaysAgo: number
}

export const FOREIGN_BADGES: ForeignBadge[] = [
  {
    title: 'Initiation au kayak de mer',
    description: 'Sait embarquer, pagayer et revenir seul à bord, par mer calme.',
    criteria: 'Trois sorties encadrées et une remontée à bord, sans aide.',
    issuer: 'École de mer du Bassin',
    website: 'https://ecole-de-mer.example.org/kayak',
    picture: 'waters/1',
    issuedDaysBefore: 210,
    keptDaysAgo: 12,
  },
]
