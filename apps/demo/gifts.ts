/** A badge that one member gives to another (by their places in `PEOPLE`), and what becomes of it within a few hours. */
export type DemoGift = {
  template: string
  daysAgo: number
  giver: number
  recipient: number
  /** Named by their address; otherwise by their code. */
  byAddress?: true
  sentence: string
  then: 'claimed' | 'declined' | 'withdrawn' | 'waiting' | 'review'
}

/** Badges that members may give, since when, and whether the leader looks at each gift first. */
export const GIVEN_BADGES = [
  { template: 'thanks', daysAgo: 75, reviewsFirst: false },
  { template: 'neighbour', daysAgo: 30, reviewsFirst: true },
]

/** Members who are shown to others as recipients. */
export const SHOWN = [0, 1, 2, 3, 5, 7, 8, 10, 11, 12]

export const GIFTS: DemoGift[] = [
  gift(68, 8, 10, 'claimed', 'Pour le vélo de Nadia.'),
  gift(67, 10, 8, 'claimed', 'Pour la perceuse.'),
  gift(37, 8, 10, 'claimed', 'Encore merci.'),
  gift(36, 10, 8, 'claimed', 'Merci aussi.'),
  gift(6, 8, 10, 'claimed', 'Et encore.'),
  gift(5, 10, 8, 'claimed', 'Avec plaisir.'),
  gift(24, 0, 2, 'claimed', 'Tu es restée ranger jusqu’à minuit, sans un mot.'),
  gift(19, 2, 1, 'claimed', 'You carried every table down three floors.'),
  gift(15, 12, 0, 'claimed', 'Pour la soupe du mardi, et la patience.'),
  gift(17, 1, 13, 'claimed', 'For the key, at six in the morning.'),
  gift(13, 3, 14, 'claimed', 'Tu as porté le piano sans te plaindre.'),
  gift(9, 11, 18, 'claimed', 'You found my bicycle.'),
  gift(41, 3, 5, 'declined', 'Merci pour samedi.'),
  gift(38, 1, 7, 'withdrawn', ''),
  gift(3, 5, 0, 'waiting', 'Tu as réparé ma machine à coudre en dix minutes.'),
  { ...gift(1, 11, 30, 'waiting', 'For holding the ladder.'), byAddress: true },
  { ...gift(2, 2, 0, 'review', 'Everybody’s bike runs because of you.'), template: 'neighbour' },
  { ...gift(0.6, 7, 12, 'review', 'She answers the door at any hour.'), template: 'neighbour' },
]

function gift(daysAgo: number, giver: number, recipient: number, then: DemoGift['then'], sentence: string): DemoGift {
  return { template: 'thanks', daysAgo, giver, recipient, then, sentence }
}
