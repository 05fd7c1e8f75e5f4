import { texts } from '#base/text.ts'

/**
 * The sentence of each finding. `{host}` (of a hosted badge the host that publishes it), `{issuer}`, `{method}` (of its DID)
 * and `{type}` are the issuer's and the check's; `{message}` is what the issuer's list says; `{day}` is the date that decided;
 * `{member}` and `{finding}` are those of the shape.
 */
export const findingSentences = texts({
  'signature.good': { en: 'Not changed since it was signed', fr: 'Inchangé depuis sa signature' },
  'signature.otherProofs': {
    en: 'Another signature beside it was not checked',
    fr: "Une autre signature, à côté, n'a pas été vérifiée",
  },
  'signature.altered': {
    en: 'The content or its signature was changed',
    fr: 'Le contenu ou sa signature a été modifié',
  },
  'signature.proofMissing': {
    en: 'It is not signed: anyone could have written it',
    fr: "Il n'est pas signé : n'importe qui a pu l'écrire",
  },
  'signature.proofExpired': { en: 'Its signature ended on {day}', fr: 'Sa signature a pris fin le {day}' },
  'signature.proofUnsupported': {
    en: 'Signature type {type} is not supported here',
    fr: "Le type de signature {type} n'est pas pris en charge ici",
  },
  'signature.contextUnknown': {
    en: 'It uses terms that are not known here',
    fr: 'Il emploie des termes inconnus ici',
  },
  'signature.malformed': {
    en: 'The file is malformed, so nothing was compared',
    fr: "Le fichier est mal formé : rien n'a été comparé",
  },
  'signature.tooCostly': { en: 'It is too complex to check here', fr: 'Trop complexe pour être vérifié ici' },
  'signature.keyMissing': {
    en: 'There is no valid key to compare it with',
    fr: 'Aucune clé valable pour la comparer',
  },
  'hosted.published': { en: '{host} publishes it today', fr: "{host} le publie aujourd'hui" },
  'hosted.gone': { en: '{host} no longer publishes it', fr: '{host} ne le publie plus' },
  'hosted.publishedOther': {
    en: 'The file differs from what {host} publishes',
    fr: 'Le fichier diffère de ce que {host} publie',
  },
  'hosted.notPermitted': {
    en: '{host} is not allowed to publish for {issuer}',
    fr: "{host} n'est pas autorisé à publier pour {issuer}",
  },
  'hosted.notGiven': {
    en: '{host} did not give it just now',
    fr: "{host} ne l'a pas donné à l'instant",
  },
  'hosted.notCompared': {
    en: 'What {host} publishes could not be compared with the file',
    fr: "Ce que publie {host} n'a pas pu être comparé au fichier",
  },
  'issuer.listed': { en: '{host} lists this key for badges', fr: 'La clé figure dans le document de {host}' },
  'issuer.ownKey': {
    en: 'Signed with a key of its own; it names no website',
    fr: "Signé d'une clé propre, sans site web",
  },
  'issuer.ownHost': {
    en: "The badge is on the issuer's own host",
    fr: "Le badge est sur le site même de l'émetteur",
  },
  'issuer.allowedHost': {
    en: '{issuer} lets {host} publish its badges',
    fr: '{issuer} autorise {host} à publier ses badges',
  },
  'issuer.keyUnknown': {
    en: '{host} does not list this key',
    fr: 'La clé ne figure pas dans le document de {host}',
  },
  'issuer.keyNotForBadges': {
    en: '{host} lists this key, but not for badges',
    fr: 'La clé figure chez {host}, mais pas pour des badges',
  },
  'issuer.issuerMismatch': {
    en: 'The document at {host} belongs to another issuer',
    fr: "Le document de {host} est celui d'un autre émetteur",
  },
  'issuer.issuerUnreachable': {
    en: '{host} did not give its keys just now',
    fr: "{host} n'a pas donné ses clés à l'instant",
  },
  'issuer.profileUnread': {
    en: 'The profile of {host} could not be read just now',
    fr: "Le profil de {host} n'a pas pu être lu à l'instant",
  },
  'issuer.keyUnsupported': {
    en: 'This type of key is not supported here',
    fr: "Ce type de clé n'est pas pris en charge ici",
  },
  'issuer.methodUnsupported': {
    en: 'Identifiers of type {method} are not supported here',
    fr: 'Les identifiants {method} ne sont pas pris en charge ici',
  },
  'issuer.keyUnbound': { en: 'Nothing links the key to {issuer}', fr: 'Rien ne relie la clé à {issuer}' },
  'issuer.keyUnread': {
    en: 'No key could be compared with those of {issuer}',
    fr: "Aucune clé n'a pu être comparée à celles de {issuer}",
  },
  'issuer.issuerMissing': { en: 'It names no issuer', fr: 'Il ne nomme aucun émetteur' },
  'delegation.allowed': {
    en: "The community's own key allowed this template on this date",
    fr: 'La clé de la communauté a autorisé ce modèle à cette date',
  },
  'delegation.missing': { en: 'There is no record of it', fr: "Il n'en existe aucune trace" },
  'delegation.notSigned': { en: "Not signed by the community's key", fr: 'Pas signé par la clé de la communauté' },
  'delegation.otherTemplate': { en: 'It is for another template', fr: 'Elle concerne un autre modèle' },
  'delegation.otherKey': { en: 'It is for another key', fr: 'Elle concerne une autre clé' },
  'delegation.ended': { en: 'It had expired', fr: 'Elle avait expiré' },
  'delegation.withdrawn': { en: 'It had been withdrawn', fr: 'Elle avait été retirée' },
  'status.notMarked': {
    en: "Not revoked, according to the issuer's list",
    fr: "Non révoqué selon la liste de l'émetteur",
  },
  'status.notMarkedThere': {
    en: "The issuer's site does not mark it as revoked",
    fr: "Le site de l'émetteur ne le dit pas révoqué",
  },
  'status.revoked': { en: 'Revoked by {issuer}', fr: 'Révoqué par {issuer}' },
  'status.suspended': { en: 'Suspended by {issuer}', fr: 'Suspendu par {issuer}' },
  'status.marked': {
    en: 'The list marks this place; the badge itself is not proven',
    fr: "La liste marque cette place ; le badge n'est pas prouvé",
  },
  'status.notRevocable': { en: 'It has no status list', fr: "Il n'a pas de liste d'état" },
  'status.noted': { en: 'The issuer notes: {message}', fr: "L'émetteur note : {message}" },
  'status.indexAsNumber': {
    en: 'Its place in the status list is a number where the standard requires text',
    fr: "Sa place dans la liste d'état est un nombre, là où la norme exige un texte",
  },
  'status.listUnreachable': {
    en: 'The status list did not answer just now',
    fr: "La liste d'état n'a pas répondu à l'instant",
  },
  'status.listUnreadable': {
    en: 'The status list could not be read',
    fr: "La liste d'état n'a pas pu être lue",
  },
  'status.listOfOther': {
    en: 'Another issuer signed the status list',
    fr: "Un autre émetteur a signé la liste d'état",
  },
  'status.listUnproven': {
    en: 'The signature of the status list could not be confirmed',
    fr: "La signature de la liste d'état n'a pas pu être confirmée",
  },
  'status.listNotCurrent': {
    en: 'The status list is not valid at this time',
    fr: "La liste d'état n'est pas valable en ce moment",
  },
  'status.statusUnclear': {
    en: 'What it says about its own status could not be understood',
    fr: "Ce qu'il dit de son propre état n'a pas pu être compris",
  },
  'status.statusUnsupported': {
    en: 'Status type {type} is not supported here',
    fr: "Le type d'état {type} n'est pas pris en charge ici",
  },
  'period.inPeriod': { en: 'Within its dates', fr: 'Dans ses dates' },
  'period.notYetValid': { en: 'Valid from {day}', fr: 'Valable à partir du {day}' },
  'period.expired': { en: 'It expired on {day}', fr: 'Expiré le {day}' },
  'period.datesUnreadable': { en: 'Its dates could not be read', fr: "Ses dates n'ont pas pu être lues" },
  'content.unchanged': { en: 'Its linked documents are unchanged', fr: "Les documents cités n'ont pas changé" },
  'content.resourceAltered': {
    en: 'A linked document changed after signing',
    fr: 'Un document cité a changé après la signature',
  },
  'content.resourceUnreachable': { en: 'A linked document was not read', fr: "Un document cité n'a pas été lu" },
  'content.resourceUnread': { en: 'A linked document was not read', fr: "Un document cité n'a pas été lu" },
  'content.digestUnsupported': { en: 'A linked document was not read', fr: "Un document cité n'a pas été lu" },
  'content.schemaUnread': { en: 'Its schema was not read', fr: "Son schéma n'a pas été lu" },
  'content.contentMalformed': {
    en: 'A part of it is malformed and could not be read',
    fr: "Une de ses parties est mal formée et n'a pas pu être lue",
  },
  'shape.follows': { en: 'Its parts are those of the standard', fr: 'Ses éléments sont ceux de la norme' },
  'shape.memberMissing': {
    en: 'Does not follow Open Badges: {member} {finding}',
    fr: 'Ne suit pas Open Badges : {member} {finding}',
  },
  'shape.memberWrong': {
    en: 'Does not follow Open Badges: {member} {finding}',
    fr: 'Ne suit pas Open Badges : {member} {finding}',
  },
  'shape.memberUnknown': {
    en: 'Does not follow Open Badges: {member} {finding}',
    fr: 'Ne suit pas Open Badges : {member} {finding}',
  },
  'shape.memberSeveral': {
    en: 'Does not follow Open Badges: {member} {finding}',
    fr: 'Ne suit pas Open Badges : {member} {finding}',
  },
  'shape.memberForm': {
    en: 'Does not follow Open Badges: {member} {finding}',
    fr: 'Ne suit pas Open Badges : {member} {finding}',
  },
  'anchor.anchored': { en: 'The template is in the public log', fr: 'Le modèle figure au registre public' },
  'anchor.waiting': { en: 'Being written to the public log', fr: 'Inscription au registre public en cours' },
  'anchor.notAnchored': { en: 'Not written yet', fr: 'Pas encore inscrit' },
  'anchor.missing': { en: 'There is no record of it', fr: "Il n'en existe aucune trace" },
  'anchor.altered': {
    en: 'The public log does not confirm its content',
    fr: 'Le registre public ne confirme pas son contenu',
  },
  'anchor.issueNotAnchored': {
    en: 'The public log has no entry of this badge',
    fr: "Le registre public n'a pas d'inscription de ce badge",
  },
})

/** What is wrong with a member of the badge, as `{finding}` of the sentences of its shape. */
export const shapeWords = texts({
  memberMissing: { en: 'is missing', fr: 'manque' },
  memberWrong: { en: 'is not as the standard requires', fr: "n'est pas comme la norme l'exige" },
  memberUnknown: { en: 'is not allowed there', fr: "n'est pas permis à cet endroit" },
  memberSeveral: {
    en: 'has several values where the standard allows one',
    fr: 'a plusieurs valeurs, la norme en permet une',
  },
  memberForm: {
    en: 'is a single value where the standard has a list, or a list where it has one value',
    fr: "est une valeur seule là où la norme a une liste, ou l'inverse",
  },
})
