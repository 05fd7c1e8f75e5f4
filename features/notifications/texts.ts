import { texts } from '#base/text.ts'

/** The bell and its notifications. */
export const bellWords = texts({
  bell: { en: 'Notifications', fr: 'Notifications' },
  bellNew: {
    en: { one: 'Notifications, {count} new', other: 'Notifications, {count} new' },
    fr: { one: 'Notifications, {count} nouvelle', other: 'Notifications, {count} nouvelles' },
  },
  none: {
    en: 'Nothing yet. Finished sends, bounced e-mails and failed changes appear here.',
    fr: "Rien pour l'instant. Les envois terminés, les e-mails non remis et les modifications en échec apparaissent ici.",
  },
  sendFinished: {
    en: { one: '{count} badge sent', other: '{count} badges sent' },
    fr: { one: '{count} badge envoyé', other: '{count} badges envoyés' },
  },
  mailsBounced: {
    en: { one: '{count} e-mail bounced', other: '{count} e-mails bounced' },
    fr: { one: '{count} e-mail est revenu', other: '{count} e-mails sont revenus' },
  },
  givingStopped: {
    en: {
      one: 'Sending to attendees stopped after {count} badge. Send the rest from Check-in.',
      other: 'Sending to attendees stopped after {count} badges. Send the rest from Check-in.',
    },
    fr: {
      one: "L'envoi aux personnes venues s'est arrêté après {count} badge. Envoyez les autres depuis la page de l'entrée.",
      other:
        "L'envoi aux personnes venues s'est arrêté après {count} badges. Envoyez les autres depuis la page de l'entrée.",
    },
  },
  giftsStopped: {
    en: 'Members could not give this badge: its number or its e-mails are used up.',
    fr: "Des membres n'ont pas pu donner ce badge : sa quantité ou ses e-mails sont épuisés.",
  },
  challengesStopped: {
    en: {
      one: 'A challenge can no longer be passed: its last badge was deleted',
      other: '{count} challenges can no longer be passed: their last badges were deleted',
    },
    fr: {
      one: 'Un défi ne peut plus être réussi : son dernier badge a été supprimé',
      other: '{count} défis ne peuvent plus être réussis : leurs derniers badges ont été supprimés',
    },
  },
  memberWrote: { en: 'A member wrote to you', fr: 'Un membre vous a écrit' },
  giftsToReview: { en: 'A gift waits for your review', fr: 'Un don attend votre validation' },
  reviewsWaiting: {
    en: 'Evidence or rewards of members wait for your review',
    fr: 'Des justificatifs ou des récompenses de membres attendent votre validation',
  },
  questBadgesDue: {
    en: 'Members finished a quest, and its badge could not be given. Give it from the numbers of the quest.',
    fr: "Des membres ont terminé une quête, et son badge n'a pas pu être donné. Donnez-le depuis les chiffres de la quête.",
  },
  manyRefusals: {
    en: { one: '{count} refused attempt within an hour', other: '{count} refused attempts within an hour' },
    fr: { one: '{count} tentative refusée en une heure', other: '{count} tentatives refusées en une heure' },
  },
  keyLeaked: { en: 'An API key may have been seen: replace it', fr: "Une clé d'API a pu être vue : remplacez-la" },
  webhookOff: { en: 'A webhook was switched off', fr: 'Un webhook a été désactivé' },
  invitationAccepted: { en: 'Invitation accepted', fr: 'Invitation acceptée' },
  invitationDeclined: { en: 'Invitation declined', fr: 'Invitation déclinée' },
  subDeletionAnnounced: {
    en: 'Deletion of a sub-community in 7 days',
    fr: "Suppression d'une sous-communauté dans 7 jours",
  },
  subDeletionStopped: { en: 'Deletion of a sub-community stopped', fr: "Suppression d'une sous-communauté empêchée" },
  subDeleted: { en: 'Sub-community deleted', fr: 'Sous-communauté supprimée' },
  subReleased: { en: 'Sub-community released', fr: 'Sous-communauté libérée' },
  subLeft: { en: 'Sub-community left', fr: 'Départ de sous-communauté' },
  subMoved: { en: 'Sub-community added by the operator', fr: "Sous-communauté ajoutée par l'exploitant" },
  parentDeleted: { en: 'The parent community was deleted', fr: 'La communauté parente a été supprimée' },
  operationFailed: { en: 'A change failed', fr: "Une modification n'a pas abouti" },
  by: { en: 'by {parent}', fr: 'par {parent}' },
  isNew: { en: 'new', fr: 'nouvelle' },
  more: { en: 'Show earlier', fr: 'Plus anciennes' },
})
