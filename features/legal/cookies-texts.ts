import { texts } from '#base/text.ts'

/** Default cookie page, as Markdown. */
export const cookies = texts({
  document: {
    en: `
# Cookies

The studio uses the cookies below. All of them are its own, and none of them follows you to another site. The wallet uses no cookies. Verification and share pages set none.

| Cookie | Purpose | Duration |
|---|---|---|
| token | Keeps you signed in | 24 hours, renewed while you work |
| token_tmp | The same, until your community is created | 24 hours |
| adminToken | The same for the community that you came from, while you work inside one of its sub-communities | 24 hours |
| adminProfile | Its name and picture | until you return or sign out, 60 days at most |
| cookie_consent | Your answer to the question about cookies | A year if you accept, a day if you do not |
| tourGuideNav | Remembers that you have seen the tour of the studio | 400 days |
| gate | Remembers that this browser gave the studio's password, if it has one | 7 days |

The question asks whether visits may be counted. If you accept, and if the operator of this site counts visits, a page view records the kind of page that was opened, and nothing about you: no name, no number, no address of the previous page. Nothing is counted if you do not accept.

## What your browser keeps

Besides cookies, pages keep a few things in your browser only: language, light or dark mode, an unfinished form, your scroll position, and a random value that recognises the browser in which you asked for a sign-in link. The wallet keeps your badges so that you can read them offline, its session and, if you chose one, your own key, encrypted.

Clearing the browser's data for this site removes all of it. Badges come back when you open your wallet again; a key of your own comes back only with its twelve words.
`,
    fr: `
# Cookies

Le studio utilise les cookies ci-dessous. Ce sont tous les siens, et aucun ne vous suit sur un autre site. Le portefeuille n'utilise aucun cookie. Les pages de vérification et de partage n'en déposent aucun.

| Cookie | Rôle | Durée |
|---|---|---|
| token | Vous garder connecté | 24 heures, renouvelées pendant que vous travaillez |
| token_tmp | De même, jusqu'à la création de votre communauté | 24 heures |
| adminToken | De même pour la communauté d'où vous venez, pendant que vous travaillez dans l'une de ses sous-communautés | 24 heures |
| adminProfile | Son nom et son image | jusqu'à votre retour ou votre déconnexion, 60 jours au plus |
| cookie_consent | Votre réponse à la question sur les cookies | Un an si vous acceptez, un jour sinon |
| tourGuideNav | Retient que vous avez vu la visite du studio | 400 jours |
| gate | Retient que ce navigateur a donné le mot de passe du studio, s'il y en a un | 7 jours |

La question demande si les visites peuvent être comptées. Si vous acceptez, et si l'exploitant de ce site compte les visites, chaque page ouverte enregistre son type, et rien sur vous : ni nom, ni numéro, ni adresse de la page précédente. Sans votre accord, rien n'est compté.

## Ce que garde votre navigateur

Outre les cookies, les pages gardent quelques éléments dans votre seul navigateur : langue, thème clair ou sombre, formulaire inachevé, position de défilement, et une valeur aléatoire qui reconnaît le navigateur où vous avez demandé un lien de connexion. Le portefeuille garde vos badges pour les lire hors ligne, sa session et, si vous en avez choisi une, votre propre clé, chiffrée.

Effacer les données de ce site dans le navigateur supprime le tout. Les badges reviennent quand vous rouvrez votre portefeuille ; une clé à vous ne revient qu'avec ses douze mots.
`,
  },
})
