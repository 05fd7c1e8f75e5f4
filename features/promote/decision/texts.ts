import { texts } from '#base/text.ts'

/** The page behind the operator's link. */
export const decidePage = texts({
  page: { en: 'Request for the verified mark', fr: 'Demande de la marque de vérification' },
  title: { en: 'Is this {community}?', fr: 'Est-ce bien {community} ?' },
  text: {
    en: '{person} asks for the verified mark. Check who this is before you decide: nothing happens until you press a button.',
    fr: "{person} demande la marque de vérification. Vérifiez de qui il s'agit avant de décider : rien ne se passe tant que vous n'avez pas choisi.",
  },
  renamed: {
    en: 'The community is now called {name}. The mark would apply to {community}, and not be shown.',
    fr: "La communauté s'appelle maintenant {name}. La marque vaudrait pour {community}, et ne serait pas affichée.",
  },
  kind: { en: 'What it is', fr: 'Nature' },
  person: { en: 'Representative', fr: 'Représentant' },
  email: { en: 'E-mail, confirmed by code', fr: 'E-mail, confirmé par un code' },
  profile: { en: 'To be found at', fr: 'À retrouver sur' },
  website: { en: 'Website', fr: 'Site' },
  websiteProven: { en: "{website} (names the community's key)", fr: '{website} (nomme la clé de la communauté)' },
  websiteOpen: { en: '{website} (not proven)', fr: '{website} (non prouvé)' },
  websiteNone: { en: 'None', fr: 'Aucun' },
  since: { en: 'Community since', fr: 'Communauté depuis' },
  sinceValue: { en: '{date}, {members}', fr: '{date}, {members}' },
  members: {
    en: { one: '{count} member', other: '{count} members' },
    fr: { one: '{count} membre', other: '{count} membres' },
  },
  about: { en: 'About itself', fr: 'À propos' },
  reason: { en: 'Why it asks', fr: 'Pourquoi cette demande' },
  acceptSays: {
    en: 'Accept: everyone reads "Identity checked by {host}" beside {community}, until {date}.',
    fr: "Accepter : chacun lit « Identité vérifiée par {host} » à côté de {community}, jusqu'au {date}.",
  },
  refuseSays: {
    en: 'Refuse: the community reads your reason, and can ask again after 30 days.',
    fr: 'Refuser : la communauté lit votre motif, et peut redemander après 30 jours.',
  },
  bothSay: { en: 'It is e-mailed either way.', fr: 'Elle reçoit un e-mail dans tous les cas.' },
  accept: { en: 'Give the mark', fr: 'Accorder la marque' },
  accepting: { en: 'Saving', fr: 'Enregistrement' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  reasonLabel: { en: 'Reason to refuse', fr: 'Motif du refus' },
  reasonHint: { en: 'The community reads it.', fr: 'La communauté la lit.' },
  acceptedTitle: { en: '{community} is verified', fr: 'La communauté {community} est vérifiée' },
  acceptedText: {
    en: 'The mark is shown beside its name, and its admins are e-mailed. To take it away: npm run operator -- demote {issuerId}',
    fr: 'La marque figure à côté de son nom, et ses admins sont prévenus. Pour la retirer : npm run operator -- demote {issuerId}',
  },
  refusedTitle: { en: 'The request is refused', fr: 'La demande est refusée' },
  refusedText: {
    en: 'The admins of {community} read your reason.',
    fr: 'Les admins de {community} lisent votre motif.',
  },
  expired: { en: 'Link expired', fr: 'Lien expiré' },
  expiredText: {
    en: 'This link is older than 14 days, or the request no longer exists. Waiting requests are listed by: npm run operator -- requests',
    fr: "Ce lien a plus de 14 jours, ou la demande n'existe plus. Les demandes en attente : npm run operator -- requests",
  },
  decided: { en: 'Already decided', fr: 'Déjà décidé' },
  decidedText: {
    en: 'Somebody has decided this request, with this link or by command. Nothing was changed now.',
    fr: 'Cette demande a déjà été décidée, avec ce lien ou par une commande. Rien ne vient de changer.',
  },
})

/** The sentences of the problems on that page. */
export const decideProblems = texts({
  promoteLinkExpired: {
    en: 'This link is older than 14 days, or the request no longer exists.',
    fr: "Ce lien a plus de 14 jours, ou la demande n'existe plus.",
  },
  requestDecided: {
    en: 'Somebody has decided this request meanwhile.',
    fr: 'Cette demande a été décidée entre-temps.',
  },
  answerRequired: { en: 'Say why: the community reads it.', fr: 'Dites pourquoi : la communauté le lira.' },
  answerTooLong: { en: 'The reason has more than 1,000 characters.', fr: 'Le motif dépasse 1 000 caractères.' },
  reasonCharacters: {
    en: 'The text contains invisible characters. Type it instead of pasting it.',
    fr: 'Le texte contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  },
})
