import { texts } from '#base/text.ts'

const isAdmin = {
  en: 'You receive this e-mail because you are an admin of {community}.',
  fr: 'Vous recevez cet e-mail parce que vous êtes admin de {community}.',
}

/** E-mails to the admins of a community and of the one that it is inside of; as `teamNotices`. */
export const subNotices = texts({
  subDeclinedTitle: {
    en: 'Your invitation to create {name} was declined',
    fr: 'Votre invitation à créer {name} a été déclinée',
  },
  subDeclinedLine: {
    en: '{who} declined your invitation to create {name} as a sub-community of {community}.',
    fr: '{who} a décliné votre invitation à créer {name}, sous-communauté de {community}.',
  },
  subDeclinedFoot: {
    en: 'You receive this e-mail because you sent the invitation.',
    fr: "Vous recevez cet e-mail parce que vous avez envoyé l'invitation.",
  },
  subDeletionAnnouncedTitle: { en: '{child} is about to be deleted', fr: '{child} va être supprimée' },
  subDeletionAnnouncedLine: {
    en: 'The main admin of {parent} deletes {child}, its sub-community, on {until} (UTC). Until then any admin of {child} or {parent} can stop it in the settings.',
    fr: "L'admin principal de {parent} supprime {child}, sa sous-communauté, le {until} (UTC). Jusque-là, tout admin de {child} ou de {parent} peut l'empêcher dans les paramètres.",
  },
  subDeletionAnnouncedFoot: isAdmin,
  subDeletionStoppedTitle: { en: '{child} stays', fr: '{child} reste' },
  subDeletionStoppedLine: {
    en: 'An admin of {by} stopped the deletion of {child} that the main admin of {parent} had started.',
    fr: "Un admin de {by} a empêché la suppression de {child} que l'admin principal de {parent} avait lancée.",
  },
  subDeletionStoppedFoot: isAdmin,
  subDeletedTitle: { en: '{child} was deleted', fr: '{child} a été supprimée' },
  subDeletedLine: {
    en: 'As announced 7 days ago, {child} was deleted by the main admin of {parent}. Its badges can still be verified.',
    fr: "Comme annoncé il y a 7 jours, {child} a été supprimée par l'admin principal de {parent}. Ses badges restent vérifiables.",
  },
  subDeletedFoot: isAdmin,
  subReleasedTitle: { en: '{child} is a community of its own', fr: '{child} est une communauté indépendante' },
  subReleasedLine: {
    en: 'An admin of {parent} released {child}. The admins of {parent} no longer work in it; nothing else changes.',
    fr: "Un admin de {parent} a libéré {child}. Les admins de {parent} n'y travaillent plus ; rien d'autre ne change.",
  },
  subReleasedFoot: isAdmin,
  subLeftTitle: { en: '{child} left {parent}', fr: '{child} a quitté {parent}' },
  subLeftLine: {
    en: 'The main admin of {child} removed it from {parent}. The admins of {parent} no longer work in it; nothing else changes.',
    fr: "L'admin principal de {child} l'a retirée de {parent}. Les admins de {parent} n'y travaillent plus ; rien d'autre ne change.",
  },
  subLeftFoot: isAdmin,
  subMovedTitle: { en: '{child} is now part of {parent}', fr: '{child} fait désormais partie de {parent}' },
  subMovedLine: {
    en: 'The operator of {host} made {child} a sub-community of {parent}. The admins of {parent} can work in it.',
    fr: "L'exploitant de {host} a fait de {child} une sous-communauté de {parent}. Les admins de {parent} peuvent y travailler.",
  },
  subMovedFoot: isAdmin,
  parentDeletedTitle: { en: '{child} is a community of its own', fr: '{child} est une communauté indépendante' },
  parentDeletedLine: {
    en: '{parent} was deleted. {child} continues as a community of its own; nothing else changes.',
    fr: "{parent} a été supprimée. {child} continue comme communauté indépendante ; rien d'autre ne change.",
  },
  parentDeletedFoot: isAdmin,
})
