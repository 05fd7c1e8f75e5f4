import { texts } from '#base/text.ts'

/** Words on cards of badges. */
export const badgeWords = texts({
  formerMember: { en: 'a former member', fr: 'un ancien membre' },
})

/** Sentences for the problems of badge calls. */
export const badgeProblems = texts({
  reasonMissing: {
    en: 'Give a short reason: the holder sees it.',
    fr: 'Donnez un motif, en quelques mots : le détenteur le verra.',
  },
  reasonTooLong: { en: 'The reason has more than 200 characters.', fr: 'Le motif dépasse 200 caractères.' },
  notABadge: {
    en: 'This is not a badge of Open Badges 1.0 to 3.0. Choose JSON, a JWT, or a PNG or SVG picture that contains one.',
    fr: "Ce n'est pas un badge Open Badges 1.0 à 3.0. Choisissez du JSON, un JWT, ou une image PNG ou SVG qui en contient un.",
  },
  pictureBroken: {
    en: 'The picture is damaged, so nothing in it can be read. Ask for the original file.',
    fr: "L'image est endommagée, on ne peut rien y lire. Demandez le fichier d'origine.",
  },
  textBroken: {
    en: 'The text of the badge was cut or changed on its way, so it cannot be read. Ask for the original file.',
    fr: "Le texte du badge a été coupé ou modifié en chemin, on ne peut pas le lire. Demandez le fichier d'origine.",
  },
  jsonAmbiguous: {
    en: 'The file contradicts itself or has an unreadable number.',
    fr: 'Le fichier se contredit ou contient un nombre illisible.',
  },
  otherCredential: {
    en: 'This is a credential, but not a badge: {type}.',
    fr: "C'est une attestation, mais pas un badge : {type}.",
  },
  blockcerts: {
    en: "Blockcerts are checked at their issuer's site.",
    fr: 'Les Blockcerts se vérifient sur le site de leur émetteur.',
  },
  offerInstead: {
    en: 'This is an offer. Open it with a wallet.',
    fr: "C'est une offre. Ouvrez-la avec un portefeuille.",
  },
  encryptedFile: {
    en: 'The file is encrypted. Ask its holder for another.',
    fr: 'Le fichier est chiffré. Demandez-en un autre à son détenteur.',
  },
  webPage: {
    en: 'This is a web page. Download the badge there, and choose it here.',
    fr: "C'est une page web. Téléchargez-y le badge, puis choisissez-le ici.",
  },
  pdfFile: {
    en: 'Badges in PDF files are not read. Ask for PNG or JSON.',
    fr: 'Les badges en PDF ne sont pas lus. Demandez du PNG ou du JSON.',
  },
  openBadges05: {
    en: 'Badges from before Open Badges 1.0 cannot be checked.',
    fr: 'Les badges antérieurs à Open Badges 1.0 ne se vérifient pas.',
  },
  nothingInside: {
    en: 'The picture contains no badge. Saving or sending a picture again often removes it: ask for the original file.',
    fr: "L'image ne contient pas de badge. Enregistrer ou renvoyer une image le supprime souvent : demandez le fichier d'origine.",
  },
  severalInside: {
    en: 'The picture contains several badges. Choose one that contains a single badge.',
    fr: "L'image contient plusieurs badges. Choisissez-en une qui n'en contient qu'un.",
  },
  credentialTooLarge: {
    en: 'This is too large to be a badge, so it was not read.',
    fr: "C'est trop volumineux pour un badge : la lecture s'est arrêtée.",
  },
  proofFileBroken: {
    en: 'This proof file is incomplete or of a newer version. Ask for the original file.',
    fr: "Ce fichier de preuve est incomplet ou d'une version plus récente. Demandez le fichier d'origine.",
  },
  linkRefused: {
    en: 'Only public https addresses can be checked. Download the badge and choose its file here.',
    fr: 'Seules les adresses https publiques sont lues. Téléchargez le badge et choisissez son fichier ici.',
  },
  linkUnreachable: {
    en: 'This address could not be read. Check it, or choose the file here.',
    fr: "Cette adresse n'a pas pu être lue. Vérifiez-la, ou choisissez le fichier ici.",
  },
  insideUnreachable: {
    en: 'The file contains only the address of its badge, and {host} did not give it just now.',
    fr: "Le fichier ne contient que l'adresse de son badge, et {host} ne l'a pas donné à l'instant.",
  },
  linkTooLarge: {
    en: 'The file at this address is larger than 1 MB. Download the badge and choose its file here.',
    fr: 'Le fichier à cette adresse dépasse 1 Mo. Téléchargez le badge et choisissez son fichier ici.',
  },
})

/** Sentences for the problems of sharing a badge. */
export const shareProblems = texts({
  ownNameMissing: {
    en: 'Add your name first: in your profile, or for this community.',
    fr: "Indiquez d'abord votre nom : dans votre profil, ou pour cette communauté.",
  },
})

/** Titles and descriptions of public pages in previews on other sites. */
export const publicWords = texts({
  shareTitle: { en: '{title}, a badge from {issuer}', fr: '{title}, un badge de {issuer}' },
  verifyTitle: { en: 'Badge verification: {title}', fr: 'Vérification du badge {title}' },
  verifyText: {
    en: 'Is this badge from {issuer} genuine and valid? Every check, one by one.',
    fr: 'Ce badge de {issuer} est-il authentique et en vigueur ? Chaque contrôle, un par un.',
  },
  checkTitle: { en: 'Check a badge', fr: 'Vérifier un badge' },
  checkText: {
    en: 'Is a badge genuine and valid? Choose its file or paste its text: any badge of Open Badges 1.0 to 3.0, from any issuer.',
    fr: "Un badge est-il authentique et en vigueur ? Choisissez son fichier ou collez son texte : tout badge Open Badges 1.0 à 3.0, quel qu'en soit l'émetteur.",
  },
  missingTitle: { en: 'This page does not exist or was removed', fr: "Cette page n'existe pas ou a été supprimée" },
  missingText: {
    en: 'The badge is not shared, or its holder has switched the page off.',
    fr: "Le badge n'est pas partagé, ou son détenteur a fermé la page.",
  },
  embedLink: { en: 'See this badge and its proof', fr: 'Voir ce badge et sa preuve' },
})

/** The checks of the verification page. */
export const checkWords = texts({
  signature: { en: 'Signed', fr: 'Signé' },
  hosted: { en: "Confirmed by the issuer's site", fr: "Confirmé par le site de l'émetteur" },
  issuer: { en: "The key is the issuer's", fr: "La clé est celle de l'émetteur" },
  delegation: { en: 'The issuer allowed it', fr: "L'émetteur l'a autorisé" },
  status: { en: 'Not revoked', fr: 'Non révoqué' },
  period: { en: 'Within its dates', fr: 'Dans ses dates' },
  content: { en: 'Linked documents', fr: 'Documents cités' },
  shape: { en: 'Follows Open Badges', fr: 'Suit Open Badges' },
  anchor: { en: 'Anchored in the public log', fr: 'Ancré dans le registre public' },
})

/** The checks that contradict the badge. */
export const failedCheckWords = texts({
  signature: { en: 'No valid signature', fr: 'Pas de signature valable' },
  hosted: { en: "Not confirmed by the issuer's site", fr: "Pas confirmé par le site de l'émetteur" },
  issuer: { en: 'Nothing proves that {issuer} issued it', fr: "Rien ne prouve que {issuer} l'a émis" },
  delegation: { en: 'The issuer did not allow it', fr: "L'émetteur ne l'a pas autorisé" },
  status: { en: 'Status', fr: 'Statut' },
  period: { en: 'Dates', fr: 'Dates' },
  content: { en: 'Linked documents', fr: 'Documents cités' },
  shape: { en: 'Open Badges', fr: 'Open Badges' },
  anchor: { en: 'Not anchored in the public log', fr: 'Pas ancré dans le registre public' },
})

/** The findings of a genuine badge that is not in force. */
export const stateWords = texts({
  'signature.proofExpired': { en: 'Signature ended', fr: 'Signature échue' },
  'status.revoked': { en: 'Revoked', fr: 'Révoqué' },
  'status.suspended': { en: 'Suspended', fr: 'Suspendu' },
  'period.expired': { en: 'Expired', fr: 'Expiré' },
  'period.notYetValid': { en: 'Not valid yet', fr: 'Pas encore valable' },
  'anchor.waiting': { en: 'Being anchored', fr: 'Ancrage en cours' },
})

/** The checks that could not be made. */
export const openCheckWords = texts({
  signature: { en: 'Signature not checked', fr: 'Signature non vérifiée' },
  hosted: { en: "The issuer's site not asked", fr: "Site de l'émetteur non consulté" },
  issuer: { en: 'Issuer not checked', fr: 'Émetteur non vérifié' },
  delegation: { en: "The issuer's permission not checked", fr: "Autorisation de l'émetteur non vérifiée" },
  status: { en: 'Status not checked', fr: 'Statut non vérifié' },
  period: { en: 'Dates not checked', fr: 'Dates non vérifiées' },
  content: { en: 'Linked documents not checked', fr: 'Documents cités non vérifiés' },
  shape: { en: 'Open Badges not checked', fr: 'Open Badges non vérifié' },
  anchor: { en: 'Public log not checked', fr: 'Registre public non vérifié' },
})

/** The checks with a remark: their subject, without claiming an outcome. */
export const plainCheckWords = texts({
  signature: { en: 'Signature', fr: 'Signature' },
  hosted: { en: "The issuer's site", fr: "Site de l'émetteur" },
  issuer: { en: 'Issuer', fr: 'Émetteur' },
  delegation: { en: "The issuer's permission", fr: "Autorisation de l'émetteur" },
  status: { en: 'Status', fr: 'Statut' },
  period: { en: 'Dates', fr: 'Dates' },
  content: { en: 'Linked documents', fr: 'Documents cités' },
  shape: { en: 'Open Badges', fr: 'Open Badges' },
  anchor: { en: 'Public log', fr: 'Registre public' },
})

/** The public verification and share pages. */
export const publicPageWords = texts({
  verification: { en: 'Verification', fr: 'Vérification' },
  evidence: { en: 'Evidence', fr: 'Justificatifs' },
  evidenceNote: {
    en: 'Stated by the issuer. Addresses were not opened.',
    fr: "Selon l'émetteur. Les adresses n'ont pas été ouvertes.",
  },
  fromGiver: { en: 'From {giver}', fr: 'De la part de {giver}' },
  fromFormer: { en: 'From a former member', fr: "De la part d'un ancien membre" },
  fromMember: { en: 'From a member', fr: "De la part d'un membre" },
  giverNote: {
    en: 'A member of {issuer} gave this badge. {issuer} signed it.',
    fr: "Un membre de {issuer} a donné ce badge. {issuer} l'a signé.",
  },
  gave: {
    en: 'Issued to {holder} by {issuer}: {title}.',
    fr: 'Délivré à {holder} par {issuer} : {title}.',
  },
  gaveToHolder: {
    en: 'Issued to the holder of this badge by {issuer}: {title}.',
    fr: 'Délivré au détenteur de ce badge par {issuer} : {title}.',
  },
  gaveFrom: {
    en: 'Issued to {holder} by {giver}, in the name of {issuer}: {title}.',
    fr: 'Délivré à {holder} par {giver}, au nom de {issuer} : {title}.',
  },
  gaveFromToHolder: {
    en: 'Issued to the holder of this badge by {giver}, in the name of {issuer}: {title}.',
    fr: 'Délivré au détenteur de ce badge par {giver}, au nom de {issuer} : {title}.',
  },
  gaveTo: { en: '{issuer} gave {title} to {holder}.', fr: '{issuer} a remis {title} à {holder}.' },
  gaveNobody: { en: '{issuer} gave {title}.', fr: '{issuer} a remis {title}.' },
  claims: {
    en: 'It says that {issuer} gave {title} to {holder}.',
    fr: 'Il dit que {issuer} a remis {title} à {holder}.',
  },
  claimsToHolder: {
    en: 'It says that {issuer} gave {title} to the holder of this badge.',
    fr: 'Il dit que {issuer} a remis {title} au détenteur de ce badge.',
  },
  claimsNobody: { en: 'It says that {issuer} gave {title}.', fr: 'Il dit que {issuer} a remis {title}.' },
  checked: {
    en: 'Checked on {at}, {passed} of {total}.',
    fr: 'Vérifié le {at}, {passed} sur {total}.',
  },
  revokedOn: { en: 'Revoked on {at}. The issuer says: {reason}', fr: "Révoqué le {at}. L'émetteur dit : {reason}" },
  aboutIssuer: { en: 'About {issuer}', fr: 'À propos de {issuer}' },
  suspendedOn: {
    en: 'Suspended on {at}. The issuer says: {reason}',
    fr: "Suspendu le {at}. L'émetteur dit : {reason}",
  },
  issuerTitle: { en: 'Issued by {issuer}', fr: 'Émis par {issuer}' },
  periodBetween: { en: '{from} to {until}', fr: 'Du {from} au {until}' },
  periodAny: { en: 'No dates are given', fr: "Aucune date n'est donnée" },
  periodOpen: { en: 'Since {from}, no end date', fr: 'Depuis le {from}, sans date de fin' },
  open: { en: 'Open', fr: 'En suspens' },
  hosted: { en: 'Hosted', fr: 'Hébergé' },
  slot: { en: 'Slot {value}', fr: 'Place {value}' },
  leaf: { en: 'Leaf {value}', fr: 'Feuille {value}' },
  daysLeft: {
    en: { one: '{count} day left', other: '{count} days left' },
    fr: { one: 'encore {count} jour', other: 'encore {count} jours' },
  },
  credentialFile: { en: 'Credential file', fr: 'Fichier du badge' },
  copyLink: { en: "Copy this page's link", fr: 'Copier le lien de la page' },
  local: {
    en: 'Created on this computer (localhost): nobody else can check it.',
    fr: "Créé sur cet ordinateur (localhost) : personne d'autre ne peut le vérifier.",
  },
  notFoundTitle: { en: 'There is no badge at this address.', fr: "Il n'y a pas de badge à cette adresse." },
  notFoundText: {
    en: 'The link may be incomplete. Ask the person who gave it to you for a new one.',
    fr: "Le lien est peut-être incomplet. Demandez-en un nouveau à la personne qui vous l'a donné.",
  },
  offTitle: { en: 'This page is switched off.', fr: 'Cette page est fermée.' },
  offText: {
    en: 'The holder of this badge no longer shares it here.',
    fr: 'Le détenteur de ce badge ne le partage plus ici.',
  },
  flip: { en: 'Flip', fr: 'Retourner' },
  issuedTo: { en: 'Issued to {holder} by {issuer}', fr: 'Délivré à {holder} par {issuer}' },
  issuedToHolder: {
    en: 'Issued to the holder of this badge by {issuer}',
    fr: 'Délivré au détenteur de ce badge par {issuer}',
  },
  issuedOn: { en: 'Issued on {at}', fr: 'Émis le {at}' },
  validUntil: { en: 'Valid until {at}', fr: "Valable jusqu'au {at}" },
  noEnd: { en: 'No end date', fr: 'Sans date de fin' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  verify: { en: 'Check that it is genuine', fr: 'Vérifier son authenticité' },
  print: { en: 'Print as certificate', fr: 'Imprimer le certificat' },
  shareOn: { en: 'Share', fr: 'Partager' },
  facts: { en: 'Details', fr: 'Détails' },
})

/** Labels of the evidence. */
export const factWords = texts({
  algorithm: { en: 'Algorithm', fr: 'Algorithme' },
  key: { en: 'Key', fr: 'Clé' },
  created: { en: 'Signed on', fr: 'Signé le' },
  did: { en: 'Identifier', fr: 'Identifiant' },
  host: { en: 'Host', fr: 'Site' },
  account: { en: 'Account', fr: 'Compte' },
  promotedAt: { en: 'Identity checked by this platform on', fr: 'Identité vérifiée par cette plateforme le' },
  number: { en: 'Permission number', fr: "Numéro de l'autorisation" },
  maxCount: { en: 'Badges allowed', fr: 'Badges autorisés' },
  from: { en: 'From', fr: 'Début' },
  until: { en: 'Until', fr: 'Fin' },
  signature: { en: 'Signature', fr: 'Signature' },
  list: { en: 'Status list', fr: "Liste d'état" },
  slot: { en: 'Place in the list', fr: 'Place dans la liste' },
  at: { en: 'Written on', fr: 'Inscrit le' },
  suspendedAt: { en: 'Suspended on', fr: 'Suspendu le' },
  takenBackAt: { en: 'Revoked on', fr: 'Révoqué le' },
  why: { en: 'Reason', fr: 'Motif' },
  hash: { en: 'Hash', fr: 'Empreinte' },
  version: { en: 'Version of the template', fr: 'Version du modèle' },
  leaf: { en: 'Leaf of the log', fr: 'Feuille du registre' },
  size: { en: 'Leaves in the log', fr: 'Feuilles au registre' },
  root: { en: 'Root of the log', fr: 'Racine du registre' },
  issueHash: { en: 'Hash of this badge in the log', fr: 'Empreinte de ce badge au registre' },
  issueLeaf: { en: 'Leaf of this badge', fr: 'Feuille de ce badge' },
  issueAt: { en: 'Badge written on', fr: 'Badge inscrit le' },
  salt: { en: "Salt of this badge's hash", fr: "Sel de l'empreinte de ce badge" },
  address: { en: 'Address', fr: 'Adresse' },
  named: { en: 'Linked document', fr: 'Document cité' },
  member: { en: 'Part of the badge', fr: 'Élément du badge' },
  reason: { en: 'Finding', fr: 'Constat' },
})
