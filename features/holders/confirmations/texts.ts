import { texts } from '#base/text.ts'

/** The requests for a signature. */
export const confirmationsPage = texts({
  title: { en: 'To sign', fr: 'À signer' },
  empty: { en: 'Nothing is waiting for your signature.', fr: "Rien n'attend votre signature." },
  emptyText: {
    en: 'Actions in the studio that need your key appear here.',
    fr: 'Les actions du studio qui demandent votre clé apparaissent ici.',
  },
  waiting: {
    en: {
      one: '{count} request is waiting for your signature.',
      other: '{count} requests are waiting for your signature.',
    },
    fr: { one: '{count} demande attend votre signature.', other: '{count} demandes attendent votre signature.' },
  },
  open: { en: 'Open requests', fr: 'Voir les demandes' },
  sign: { en: 'Sign', fr: 'Signer' },
  signing: { en: 'Signing', fr: 'Signature' },
  signed: { en: 'Signed', fr: 'Signé' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  until: { en: 'You can sign until {time}.', fr: "Vous pouvez signer jusqu'au {time}." },
  exact: { en: 'Exact content', fr: 'Contenu exact' },
  unknown: { en: 'Unknown request', fr: 'Demande inconnue' },
  unknownText: {
    en: 'This wallet does not recognise this request, so it does not sign it.',
    fr: 'Ce portefeuille ne reconnaît pas cette demande, donc il ne la signe pas.',
  },
})

/** What each kind of confirmation does, in plain words. */
export const confirmWords = texts({
  createCommunity: { en: 'Create the community "{name}"', fr: 'Créer la communauté « {name} »' },
  createCommunityText: {
    en: 'Your key becomes the key of this community: it opens the studio and signs what the community does.',
    fr: 'Votre clé devient celle de cette communauté : elle ouvre le studio et signe ce que fait la communauté.',
  },
  contact: { en: 'Contact address: {email}', fr: 'Adresse de contact : {email}' },
  prove: { en: 'Confirm that it is you in "{name}"', fr: "Confirmer que c'est bien vous dans « {name} »" },
  proveFrom: { en: 'Requested in the studio, in {device}.', fr: 'Demandé dans le studio, dans {device}.' },
  proveFromUnknown: {
    en: 'Requested in the studio, in an unknown browser.',
    fr: 'Demandé dans le studio, dans un navigateur inconnu.',
  },
  proveText: {
    en: 'This browser can then export histories and show or create API keys for 15 minutes. If you did not ask for this, refuse.',
    fr: "Pendant 15 minutes, ce navigateur pourra exporter des historiques et afficher ou créer des clés d'API. Si vous n'avez rien demandé, refusez.",
  },
  updateCommunity: { en: 'Change the community "{name}"', fr: 'Modifier la communauté « {name} »' },
  updateCommunityText: {
    en: 'Its public profile changes to the details you entered in the studio.',
    fr: 'Son profil public reprend les informations saisies dans le studio.',
  },
  deleteCommunity: { en: 'Delete the community "{name}"', fr: 'Supprimer la communauté « {name} »' },
  deleteCommunityText: {
    en: {
      zero: 'No badge has been issued. This cannot be undone.',
      one: '{count} issued badge stays verifiable. This cannot be undone.',
      other: '{count} issued badges stay verifiable. This cannot be undone.',
    },
    fr: {
      zero: "Aucun badge n'est délivré. Cette action est définitive.",
      one: '{count} badge délivré reste vérifiable. Cette action est définitive.',
      other: '{count} badges délivrés restent vérifiables. Cette action est définitive.',
    },
  },
  publish: { en: 'Publish the template "{name}"', fr: 'Publier le modèle « {name} »' },
  publishText: {
    en: 'Its fingerprint is written to the public log. Its badges can then be sent.',
    fr: 'Son empreinte est inscrite au registre public. Ses badges peuvent ensuite être envoyés.',
  },
  updateTemplate: { en: 'Change the template "{name}"', fr: 'Modifier le modèle « {name} »' },
  updateTemplateText: {
    en: 'A new version is written to the public log. Badges already issued stay as they are.',
    fr: 'Une nouvelle version est inscrite au registre public. Les badges déjà délivrés restent tels quels.',
  },
  deleteTemplate: { en: 'Delete the template "{name}"', fr: 'Supprimer le modèle « {name} »' },
  deleteTemplateText: {
    en: {
      zero: 'Nobody holds this badge.',
      one: 'The holder of this badge keeps it.',
      other: 'The {count} holders of this badge keep it.',
    },
    fr: {
      zero: 'Personne ne détient ce badge.',
      one: 'Le détenteur de ce badge le garde.',
      other: 'Les {count} détenteurs de ce badge le gardent.',
    },
  },
  send: {
    en: { one: 'Send {count} badge of "{name}"', other: 'Send {count} badges of "{name}"' },
    fr: { one: 'Envoyer {count} badge de « {name} »', other: 'Envoyer {count} badges de « {name} »' },
  },
  sendText: {
    en: 'Your permission for this template is used up; this needs a new one.',
    fr: 'Votre autorisation pour ce modèle est épuisée ; il en faut une nouvelle.',
  },
  give: { en: 'Give the badge "{name}"', fr: 'Donner le badge « {name} »' },
  giveTo: { en: 'To: {recipient}', fr: 'À : {recipient}' },
  giveText: {
    en: 'The badge names you as its giver, with the sentence that you wrote.',
    fr: 'Le badge vous nomme comme auteur du don, avec la phrase que vous avez écrite.',
  },
  withdraw: { en: 'Stop issuing "{name}"', fr: 'Ne plus délivrer « {name} »' },
  withdrawText: {
    en: 'From now on, nobody can collect this badge. Badges already issued stay valid.',
    fr: 'Dès maintenant, plus personne ne peut récupérer ce badge. Les badges déjà délivrés restent valables.',
  },
  delegation: {
    en: {
      one: 'The studio can issue {count} badge for you until {until}.',
      other: 'The studio can issue up to {count} badges for you until {until}.',
    },
    fr: {
      one: "Le studio pourra délivrer {count} badge pour vous, jusqu'au {until}.",
      other: "Le studio pourra délivrer jusqu'à {count} badges pour vous, jusqu'au {until}.",
    },
  },
})
