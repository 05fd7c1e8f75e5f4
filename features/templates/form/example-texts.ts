import { texts } from '#base/text.ts'

/** Example values in the empty fields of each category's form. */
export const titleExamples = texts({
  basic: { en: 'Lead climbing', fr: 'Grimpe en tête' },
  community: { en: 'Kindest belay of the week', fr: "L'assurage le plus attentif" },
  participation: { en: 'Night of the Wall', fr: 'Nuit du mur' },
  ticket: { en: 'Winter opening', fr: "Ouverture d'hiver" },
  membership: { en: 'Cordée Lyon membership', fr: 'Adhésion Cordée Lyon' },
  role: { en: 'Route setter', fr: 'Ouvreuse de voies' },
})

export const descriptionExamples = texts({
  basic: {
    en: 'Ties in, belays from the ground and climbs a 5c route as leader.',
    fr: "S'encorde, assure du sol et grimpe une voie 5c en tête.",
  },
  community: {
    en: 'Thanks someone whose eyes never left the rope.',
    fr: "Remercie qui n'a jamais quitté la corde des yeux.",
  },
  participation: {
    en: 'Climbed with us from dusk until midnight.',
    fr: 'A grimpé avec nous du crépuscule à minuit.',
  },
  ticket: {
    en: 'Doors open at half past seven. Shoes can be borrowed.',
    fr: 'Ouverture des portes à 19 h 30. Prêt de chaussons sur place.',
  },
  membership: {
    en: "Opens the wall every evening and the members' tours.",
    fr: 'Ouvre le mur chaque soir et les sorties des membres.',
  },
  role: { en: 'Plans and sets the routes of the big wall.', fr: 'Conçoit et ouvre les voies du grand mur.' },
})

/** The question that the criteria of each category answer. */
export const criteriaQuestions = texts({
  basic: { en: 'What did they do to earn it?', fr: "Qu'a-t-on fait pour l'obtenir ?" },
  community: { en: 'What did they do to earn it?', fr: "Qu'a-t-on fait pour l'obtenir ?" },
  participation: { en: 'What did they do to earn it?', fr: "Qu'a-t-on fait pour l'obtenir ?" },
  ticket: { en: 'What does it admit to?', fr: 'À quoi donne-t-il accès ?' },
  membership: { en: 'What did they do to earn it?', fr: "Qu'a-t-on fait pour l'obtenir ?" },
  role: { en: 'How does someone get this role?', fr: 'Comment reçoit-on ce rôle ?' },
})

export const criteriaExamples = texts({
  basic: {
    en: 'Climbed two routes as leader in front of an instructor.',
    fr: 'A grimpé deux voies en tête devant un moniteur.',
  },
  community: { en: 'Proposed by a climbing partner.', fr: 'Proposé par un partenaire de cordée.' },
  participation: { en: 'Signed in at the wall that night.', fr: 'A signé la feuille de présence ce soir-là.' },
  ticket: { en: 'One entry, on the evening itself.', fr: 'Une entrée, le soir même.' },
  membership: { en: 'Signed up for the season.', fr: 'Inscription pour la saison.' },
  role: { en: 'Named by the committee for a season.', fr: 'Désigné par le comité pour une saison.' },
})

/** Example values in a ticket's preview, for the fields filled in at the send. */
export const ticketExamples = texts({
  name: { en: 'Lea Martin', fr: 'Léa Martin' },
  seat: { en: '12', fr: '12' },
  section: { en: 'B', fr: 'B' },
})
