import { texts } from '#base/text.ts'

/** What each figure counts: one press away from it, and in full at the foot of the page. */
export const definitionWords = texts({
  title: { en: 'What is counted', fr: 'Ce qui est compté' },
  rule: {
    en: 'Sent to Shared count badges to one person by the day on which they were sent, and how far each has come until now.',
    fr: "D'Envoyés à Partagés, sont comptés les badges remis à une personne, au jour de leur envoi, et jusqu'où chacun est allé à ce jour.",
  },
  sent: {
    en: 'Badges handed over for the first time: to the mail server, to a wallet, or as a personal link. Not sends that were undone, and not reissued badges.',
    fr: 'Badges transmis pour la première fois : au serveur de messagerie, à un portefeuille, ou par un lien personnel. Sans les envois annulés ni les badges réémis.',
  },
  cameBack: {
    en: 'The last e-mail came back, and the badge was neither opened nor collected.',
    fr: "Le dernier e-mail est revenu, et le badge n'a été ni ouvert ni récupéré.",
  },
  delivered: {
    en: 'Sent, less those that came back.',
    fr: 'Envoyés, moins ceux qui sont revenus.',
  },
  opened: {
    en: 'A person opened the page of the badge and touched it (a press, a key or a scroll, a second or more after it appeared), or collected the badge. Programs that open links are not counted, nor is anybody in the minute after the e-mail, when scanners do.',
    fr: "Une personne a ouvert la page du badge et l'a touchée (un appui, une touche ou un défilement, au moins une seconde après son apparition), ou l'a récupéré. Les programmes qui ouvrent les liens ne comptent pas, ni personne pendant la minute qui suit l'e-mail, celle des analyseurs.",
  },
  collected: {
    en: 'A badge was issued. It still counts when it is revoked, suspended or expired later.',
    fr: "Un badge a été émis. Il compte encore s'il est révoqué, suspendu ou expiré ensuite.",
  },
  shared: {
    en: 'Of the collected, those whose holder made a public page at least once, also if it was ended.',
    fr: 'Parmi les récupérés, ceux dont le titulaire a créé une page publique au moins une fois, même fermée depuis.',
  },
  checked: {
    en: 'Checks in the period, of badges of any age: on the page of verification, or shown to a verifier. Once a minute for a badge and a network; the door of an event is not counted.',
    fr: "Vérifications pendant la période, de badges de tout âge : sur la page de vérification, ou présentés à un vérificateur. Une par minute pour un badge et un réseau ; l'entrée d'un événement n'est pas comptée.",
  },
  columns: {
    en: 'The chart has all badges by the day of their issue, also of earlier sends and by open links.',
    fr: "Le graphique montre tous les badges au jour de leur émission, y compris d'envois antérieurs et par liens ouverts.",
  },
  days: {
    en: 'Days are those of the community ({zone}). Each day is kept for 400 days, months for good.',
    fr: 'Les jours sont ceux de la communauté ({zone}). Chaque jour est gardé 400 jours, les mois pour toujours.',
  },
})
