/** A line of a conversation at a local time, or a badge that the leader sends in it and the member collects a little later. */
type DemoLine = { daysAgo: number; at: string } & ({ from: 'member' | 'community'; text: string } | { badge: string })

/** A conversation of a member (by their place in `PEOPLE`) with the leader, oldest line first. */
export type DemoConversation = {
  person: number
  lines: DemoLine[]
  /** Whether the leader has read the last line of the member. */
  isRead: boolean
}

export const CONVERSATIONS: DemoConversation[] = [
  {
    person: 0,
    isRead: true,
    lines: [
      { daysAgo: 10, at: '12:31', badge: 'sewing' },
      { daysAgo: 10, at: '12:44', from: 'member', text: 'Thank you! Does it count for Winter of repair?' },
      {
        daysAgo: 10,
        at: '13:02',
        from: 'community',
        text: 'You had that step with Bike repair. One required step is left, thanking someone.',
      },
      {
        daysAgo: 4,
        at: '17:20',
        from: 'community',
        text: 'Can you hold the stand on Saturday from ten? If Tom opens, you would have two learners.',
      },
      { daysAgo: 4, at: '18:02', from: 'member', text: 'With pleasure. I can bring the second truing stand.' },
      { daysAgo: 4, at: '18:05', from: 'member', text: 'See you Saturday at the stand, then.' },
    ],
  },
  {
    person: 6,
    isRead: false,
    lines: [
      { daysAgo: 6, at: '09:48', from: 'member', text: 'Bonjour, la découpeuse laser est-elle libre jeudi soir ?' },
      {
        daysAgo: 6,
        at: '11:20',
        from: 'community',
        text: 'Oui, de 18 h à 20 h. Comme vous avez suivi la démonstration, voici votre badge.',
      },
      { daysAgo: 6, at: '11:21', badge: 'laser' },
      { daysAgo: 6, at: '14:05', from: 'member', text: 'Merci beaucoup, c’est noté.' },
      {
        daysAgo: 1,
        at: '16:20',
        from: 'member',
        text: 'Nous avons huit manteaux à doubler : y a-t-il du tissu à l’atelier ?',
      },
    ],
  },
]
