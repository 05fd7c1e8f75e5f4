import { texts } from '#base/text.ts'

/** The e-mail. */
export const digestMail = texts({
  subject: { en: 'New in {name}', fr: 'Du nouveau : {name}' },
  subjectMore: {
    en: { one: 'New in {name} and {count} other community', other: 'New in {name} and {count} other communities' },
    fr: {
      one: 'Du nouveau : {name} et {count} autre communauté',
      other: 'Du nouveau : {name} et {count} autres communautés',
    },
  },
  title: { en: 'New in your communities', fr: 'Du nouveau dans vos communautés' },
  postsMore: {
    en: { one: '{count} more post', other: '{count} more posts' },
    fr: { one: '{count} autre publication', other: '{count} autres publications' },
  },
  messages: {
    en: { one: '{count} unread message', other: '{count} unread messages' },
    fr: { one: '{count} message non lu', other: '{count} messages non lus' },
  },
  communitiesMore: {
    en: { one: 'And {count} more community', other: 'And {count} more communities' },
    fr: { one: 'Et {count} autre communauté', other: 'Et {count} autres communautés' },
  },
  action: { en: 'Open News', fr: 'Ouvrir les actualités' },
  footDay: {
    en: 'You turned on the daily digest for {email} in your wallet.',
    fr: 'Vous avez activé le résumé quotidien pour {email} dans votre portefeuille.',
  },
  footWeek: {
    en: 'You turned on the weekly digest for {email} in your wallet.',
    fr: 'Vous avez activé le résumé hebdomadaire pour {email} dans votre portefeuille.',
  },
  turnOff: { en: 'Turn off the digest', fr: 'Désactiver le résumé' },
})

/** The page behind the link that turns the digest off. */
export const digestPage = texts({
  title: { en: 'Turn off the digest', fr: 'Désactiver le résumé' },
  ask: {
    en: 'Press the button to stop e-mails about what is new in your communities. Everything stays in News in your wallet.',
    fr: "Appuyez sur le bouton pour ne plus recevoir d'e-mails sur les nouveautés de vos communautés. Elles restent dans votre portefeuille.",
  },
  action: { en: 'Turn off', fr: 'Désactiver' },
  doneTitle: { en: 'The digest is off', fr: 'Le résumé est désactivé' },
  done: {
    en: 'You can turn it on again in your wallet, under “You”.',
    fr: 'Vous pouvez le réactiver dans votre portefeuille, sous « Vous ».',
  },
  broken: { en: 'This link is incomplete', fr: 'Ce lien est incomplet' },
  unknown: { en: 'Open it again from the e-mail.', fr: "Ouvrez-le à nouveau depuis l'e-mail." },
})
