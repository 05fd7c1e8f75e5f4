import { texts } from '#base/text.ts'

/** /communities: the communities of a wallet. */
export const communitiesPage = texts({
  title: { en: 'Your communities', fr: 'Vos communautés' },
  list: { en: 'Communities', fr: 'Communautés' },
  since: { en: 'Member since {date}', fr: 'Membre depuis le {date}' },
  suspended: { en: 'Card suspended', fr: 'Carte suspendue' },
  posts: {
    en: { one: '{count} new post', other: '{count} new posts' },
    fr: { one: '{count} nouvelle publication', other: '{count} nouvelles publications' },
  },
  messages: {
    en: { one: '{count} new message', other: '{count} new messages' },
    fr: { one: '{count} nouveau message', other: '{count} nouveaux messages' },
  },
  quests: {
    en: { one: '{count} open quest', other: '{count} open quests' },
    fr: { one: '{count} quête ouverte', other: '{count} quêtes ouvertes' },
  },
  emptyTitle: { en: 'No community yet', fr: 'Pas encore de communauté' },
  emptyText: {
    en: 'Keep the membership card of a community to join it. The community appears here.',
    fr: "Gardez la carte d'adhésion d'une communauté pour la rejoindre. La communauté apparaîtra ici.",
  },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
  offlineEmpty: {
    en: 'You are offline, and this device has not read your communities yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu vos communautés.",
  },
})

/** /communities/{issuerId}. */
export const communityPage = texts({
  back: { en: 'Your communities', fr: 'Vos communautés' },
  gone: { en: 'You are not a member of this community', fr: "Vous n'êtes pas membre de cette communauté" },
  goneText: {
    en: 'Your badges of it are still in your wallet.',
    fr: 'Vos badges de cette communauté sont toujours dans votre portefeuille.',
  },
  publicPage: { en: 'Public page', fr: 'Page publique' },
  suspended: {
    en: '{name} suspended your membership card on {date}. It may count again later.',
    fr: "{name} a suspendu votre carte d'adhésion le {date}. Elle pourra compter de nouveau plus tard.",
  },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  about: { en: 'About', fr: 'À propos' },
  tags: { en: 'Topics', fr: 'Thèmes' },
  links: { en: 'Links', fr: 'Liens' },
  card: { en: 'Your card', fr: 'Votre carte' },
  noCard: { en: 'No membership card counts at the moment.', fr: "Aucune carte d'adhésion ne compte pour l'instant." },
  badges: { en: 'Your badges of {name}', fr: 'Vos badges de {name}' },
  offlinePart: {
    en: 'You are offline. The profile appears when you are back online.',
    fr: 'Vous êtes hors ligne. Le profil apparaîtra à votre retour.',
  },
})

/** Leaving a community. */
export const leaving = texts({
  section: { en: 'Leave this community', fr: 'Quitter cette communauté' },
  sectionText: {
    en: 'You keep your badges. You need a new invitation to come back.',
    fr: 'Vous gardez vos badges. Il vous faudra une nouvelle invitation pour revenir.',
  },
  offline: { en: 'You can leave when you are back online.', fr: 'Vous pourrez partir à votre retour en ligne.' },
  open: { en: 'Leave {name}', fr: 'Quitter {name}' },
  title: { en: 'Leave {name}?', fr: 'Quitter {name} ?' },
  unlisted: {
    en: 'The community no longer lists you among its members, and can no longer send to you as a member.',
    fr: 'La communauté ne vous compte plus parmi ses membres et ne peut plus vous envoyer de badges en tant que membre.',
  },
  stays: {
    en: 'Your membership card and your other badges stay in this wallet, and can still be checked.',
    fr: "Votre carte d'adhésion et vos autres badges restent dans ce portefeuille et peuvent toujours être vérifiés.",
  },
  known: {
    en: 'It still sees the badges that it gave you in its send history.',
    fr: "Elle voit toujours dans son historique d'envois les badges qu'elle vous a remis.",
  },
  points: {
    en: {
      one: 'Your {count} point is kept in case you come back.',
      other: 'Your {count} points are kept in case you come back.',
    },
    fr: {
      one: 'Votre {count} point est conservé si vous revenez.',
      other: 'Vos {count} points sont conservés si vous revenez.',
    },
  },
  back: { en: 'To come back, you need a new invitation.', fr: 'Pour revenir, il vous faudra une nouvelle invitation.' },
  word: { en: 'Type "{name}" to confirm', fr: 'Saisissez « {name} » pour confirmer' },
  confirm: { en: 'Leave the community', fr: 'Quitter la communauté' },
  working: { en: 'Leaving', fr: 'Départ' },
  left: { en: 'You left {name}', fr: 'Vous avez quitté {name}' },
})

/** The communities in the holder's own page. */
export const communitiesSection = texts({
  title: { en: 'Communities', fr: 'Communautés' },
  text: {
    en: {
      one: 'You are a member of one community. It sees your name and picture, the badges that it gave you and your points.',
      other:
        'You are a member of {count} communities. Each sees your name and picture, the badges that it gave you and your points.',
    },
    fr: {
      one: "Vous êtes membre d'une communauté. Elle voit votre nom et votre image, les badges qu'elle vous a remis et vos points.",
      other:
        "Vous êtes membre de {count} communautés. Chacune voit votre nom et votre image, les badges qu'elle vous a remis et vos points.",
    },
  },
  none: { en: 'You are not a member of any community.', fr: "Vous n'êtes membre d'aucune communauté." },
  open: { en: 'See your communities', fr: 'Voir vos communautés' },
})
