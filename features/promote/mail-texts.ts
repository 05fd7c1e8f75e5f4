import { texts } from '#base/text.ts'

/** The e-mail with the code that proves an address. */
export const codeMail = texts({
  title: { en: 'Your code for the verified mark', fr: 'Votre code pour la marque de vérification' },
  line: {
    en: '{community} asks to be verified, and names {email} as the address of its representative.',
    fr: 'La communauté {community} demande à être vérifiée, et indique {email} comme adresse de son représentant.',
  },
  life: {
    en: { one: 'The code works for {count} minute.', other: 'The code works for {count} minutes.' },
    fr: { one: 'Le code fonctionne {count} minute.', other: 'Le code fonctionne {count} minutes.' },
  },
  foot: {
    en: 'If you did not ask for it, ignore this e-mail: without the code nothing happens.',
    fr: "Si vous n'avez rien demandé, ignorez cet e-mail : sans le code, rien ne se passe.",
  },
})

/** The e-mail to the operator with a request. */
export const requestMail = texts({
  title: { en: '{community} asks to be verified', fr: '{community} demande à être vérifiée' },
  who: {
    en: '{community} ({kind}) is represented by {person}, {email}.',
    fr: '{community} ({kind}) est représentée par {person}, {email}.',
  },
  where: { en: 'To be found at {profile}. Website: {website}', fr: 'À retrouver sur {profile}. Site : {website}' },
  noWebsite: { en: 'none', fr: 'aucun' },
  proven: { en: 'Confirmed by code or file: {proven}.', fr: 'Confirmé par un code ou un fichier : {proven}.' },
  reason: { en: 'Why it asks: {reason}', fr: 'Pourquoi : {reason}' },
  next: {
    en: 'Check who this is. The button opens a page that shows the request and asks what you decide; opening it decides nothing. It works until {date}. The same can be done with: npm run operator -- promote {issuerId}, or decline {issuerId} REASON.',
    fr: "Vérifiez de qui il s'agit. Le bouton ouvre une page qui montre la demande et vous laisse décider ; l'ouvrir ne décide rien. Il fonctionne jusqu'au {date}. La même chose se fait avec : npm run operator -- promote {issuerId}, ou decline {issuerId} MOTIF.",
  },
  action: { en: 'Check the request', fr: 'Examiner la demande' },
  foot: {
    en: 'Do not forward this e-mail: the link decides in your name.',
    fr: 'Ne transférez pas cet e-mail : le lien décide en votre nom.',
  },
})

/** The e-mail to the community with the decision. */
export const answerMail = texts({
  acceptedTitle: { en: '{community} is verified', fr: 'La communauté {community} est vérifiée' },
  acceptedLine: {
    en: 'The operator of {host} has checked who stands behind {community}. The mark is now shown beside its name, until {date}.',
    fr: "L'exploitant de {host} a vérifié qui est derrière {community}. La marque figure désormais à côté de son nom, jusqu'au {date}.",
  },
  acceptedName: {
    en: 'It applies to this name. If you rename the community, the mark disappears until it is checked again.',
    fr: "Elle vaut pour ce nom. Si vous renommez la communauté, la marque disparaît jusqu'à une nouvelle vérification.",
  },
  refusedTitle: { en: '{community} could not be verified', fr: "La communauté {community} n'a pas pu être vérifiée" },
  refusedLine: {
    en: 'The operator of {host} did not give {community} the verified mark, and writes:',
    fr: "L'exploitant de {host} n'a pas accordé la marque de vérification à {community}, et écrit :",
  },
  answer: { en: '{answer}', fr: '{answer}' },
  again: {
    en: 'You can correct your request and send it again from {date}.',
    fr: 'Vous pourrez corriger votre demande et la renvoyer à partir du {date}.',
  },
  action: { en: 'Open the verified mark', fr: 'Ouvrir la marque de vérification' },
  foot: {
    en: 'Sent to the admins of the community and to its representative.',
    fr: 'Envoyé aux admins de la communauté et à son représentant.',
  },
})

/** The e-mail to the community before its mark ends. */
export const endingMail = texts({
  title: { en: 'The mark of {community} ends on {date}', fr: 'La marque de {community} prend fin le {date}' },
  line: {
    en: 'The operator of {host} checked who stands behind {community} nearly two years ago. Renew the mark now to keep it without interruption.',
    fr: "L'exploitant de {host} a vérifié il y a près de deux ans qui est derrière {community}. Renouvelez la marque maintenant pour la garder sans interruption.",
  },
  after: {
    en: 'Otherwise it disappears on {date}. Your badges stay valid.',
    fr: 'Sinon, elle disparaît le {date}. Vos badges restent valables.',
  },
  action: { en: 'Ask again', fr: 'Redemander la marque' },
  foot: { en: 'Sent to the admins of the community.', fr: 'Envoyé aux admins de la communauté.' },
})
