import { texts } from '#base/text.ts'

/** What a proof file proves by itself, at /verify and in the stand-alone verifier. */
export const proofWords = texts({
  changedFile: {
    en: 'The proof file was changed. Do not accept it.',
    fr: "Le fichier de preuve a été modifié. Ne l'acceptez pas.",
  },
  intactHero: { en: 'This proof file is intact.', fr: 'Ce fichier de preuve est intact.' },
  provenThen: {
    en: '{finding}. Its proof file shows that it was genuine on {at}.',
    fr: "{finding}. Son fichier de preuve montre qu'il était authentique le {at}.",
  },
  intactOnly: {
    en: '{finding}. Its proof file is intact, but nobody confirms its keys.',
    fr: "{finding}. Son fichier de preuve est intact, mais personne n'en confirme les clés.",
  },
  saysThen: {
    en: '{finding}. According to its proof file: {word}.',
    fr: '{finding}. Selon son fichier de preuve : {word}.',
  },
  title: { en: 'What this file proves by itself', fr: 'Ce que ce fichier prouve à lui seul' },
  titleOther: { en: 'What is in this file', fr: 'Ce que contient ce fichier' },
  asOf: {
    en: 'As of {at}, without asking any server. Later revocations are not in the file.',
    fr: 'État du {at}, sans interroger aucun serveur. Le fichier ignore les révocations plus récentes.',
  },
  changed: {
    en: 'At least one part is not the one that was saved. Ask for the original file.',
    fr: "Une partie au moins n'est pas celle qui a été enregistrée. Demandez le fichier d'origine.",
  },
  keys: { en: 'Whose keys these are', fr: 'À qui sont ces clés' },
  keysText: {
    en: 'A file cannot prove that. Compare at least one of these with what you know from another source.',
    fr: "Un fichier ne peut pas le prouver. Comparez l'une d'elles au moins avec ce que vous savez par ailleurs.",
  },
  account: { en: "Issuer's account", fr: "Compte de l'émetteur" },
  log: { en: 'Public log', fr: 'Registre public' },
  here: { en: 'Known to this site', fr: 'Connu de ce site' },
  host: { en: "Confirmed by the issuer's host today", fr: "Confirmé aujourd'hui par l'hôte de l'émetteur" },
  other: { en: 'Another one is known', fr: 'Un autre est connu' },
  unknown: { en: 'Nobody confirms it today', fr: "Personne ne le confirme aujourd'hui" },
  given: { en: 'It is the one that you named', fr: 'Celui que vous avez indiqué' },
  givenOther: { en: 'It is not the one that you named', fr: "Ce n'est pas celui que vous avez indiqué" },
  logNeeded: {
    en: 'The badge or a list rests on the log alone. Name its key with --log, or take this file as intact only.',
    fr: 'Le badge ou une liste ne repose que sur le registre. Indiquez sa clé avec --log, ou tenez ce fichier pour seulement intact.',
  },
  onAccount: { en: "By the issuer's account", fr: "Par le compte de l'émetteur" },
  onLog: { en: "By the log's key", fr: 'Par la clé du registre' },
})

/** The parts of a proof file. */
export const proofPartWords = texts({
  seal: { en: 'Seal', fr: 'Sceau' },
  credential: { en: 'Badge', fr: 'Badge' },
  didDocument: { en: "Issuer's document", fr: "Document de l'émetteur" },
  delegation: { en: "Issuer's permission", fr: "Autorisation de l'émetteur" },
  revocationList: { en: 'Revocation list', fr: 'Liste des révocations' },
  suspensionList: { en: 'Suspension list', fr: 'Liste des suspensions' },
  template: { en: 'Template', fr: 'Modèle' },
  checkpoint: { en: 'State of the public log', fr: 'État du registre public' },
  templateProof: { en: "Template's entry in the log", fr: 'Inscription du modèle au registre' },
  issueProof: { en: "Badge's entry in the log", fr: 'Inscription du badge au registre' },
  period: { en: 'Dates', fr: 'Dates' },
})

/** What an intact part says; `{at}` is the time that it proves. */
export const proofSaysWords = texts({
  seal: { en: 'All parts were saved on {at}', fr: 'Toutes les parties ont été enregistrées le {at}' },
  credential: {
    en: "Signed by the key that the issuer's document listed on {at}",
    fr: "Signé par la clé qui figurait au document de l'émetteur le {at}",
  },
  didDocument: { en: 'As the host served it on {at}', fr: "Tel que l'hôte le servait le {at}" },
  delegation: {
    en: "The issuer's own key allowed this key to issue this template",
    fr: "La clé propre de l'émetteur a autorisé cette clé à émettre ce modèle",
  },
  revocationList: { en: 'Not revoked as of {at}', fr: 'Non révoqué au {at}' },
  suspensionList: { en: 'Not suspended as of {at}', fr: 'Non suspendu au {at}' },
  template: { en: 'The badge matches the anchored template', fr: 'Le badge correspond au modèle ancré' },
  checkpoint: {
    en: { one: 'Signed by the log, {count} entry', other: 'Signed by the log, {count} entries' },
    fr: { one: 'Signé par le registre, {count} inscription', other: 'Signé par le registre, {count} inscriptions' },
  },
  templateProof: { en: 'In the public log since {at}', fr: 'Au registre public depuis le {at}' },
  issueProof: { en: 'In the public log since {at}', fr: 'Au registre public depuis le {at}' },
  period: { en: 'Within its dates today', fr: "Dans ses dates aujourd'hui" },
  revoked: { en: 'Revoked as of {at}', fr: 'Révoqué au {at}' },
  suspended: { en: 'Suspended as of {at}', fr: 'Suspendu au {at}' },
})

/** The findings about a part that is not as it should be, beside those of the checks. */
export const proofReasonWords = texts({
  changed: { en: 'Changed after the file was saved', fr: "Modifié après l'enregistrement du fichier" },
  timeChanged: { en: 'Its time was changed', fr: 'Son heure a été modifiée' },
  missing: { en: 'Taken out of the file', fr: 'Retiré du fichier' },
  unsealed: { en: 'Added to the file', fr: 'Ajouté au fichier' },
  sealBroken: { en: 'Nothing vouches for it without the seal', fr: 'Rien ne le garantit sans le sceau' },
  absent: { en: 'The file does not contain it', fr: 'Le fichier ne le contient pas' },
  dependsOnChanged: {
    en: 'Says nothing, because another part was changed',
    fr: 'Ne dit rien : une autre partie a été modifiée',
  },
  otherList: { en: 'It is not the list that the badge names', fr: "Ce n'est pas la liste que le badge indique" },
  otherBadge: { en: 'It belongs to another badge', fr: 'Cela concerne un autre badge' },
  otherAccount: { en: 'Other parts name another account', fr: "D'autres parties nomment un autre compte" },
  notInLog: { en: 'The log does not contain it', fr: 'Le registre ne le contient pas' },
  notAnchored: { en: 'It was not in the log yet', fr: 'Pas encore inscrit au registre' },
})

/** Labels of the evidence of a proof file, beside those of the checks. */
export const proofFactWords = texts({
  at: { en: 'As of', fr: 'État du' },
  savedAt: { en: 'Saved on', fr: 'Enregistré le' },
  listedAt: { en: 'Document of', fr: 'Document du' },
  log: { en: 'Log', fr: 'Registre' },
  logKey: { en: 'Key of the log', fr: 'Clé du registre' },
})
