import { texts } from '#base/text.ts'

/** Default cookie page, as Markdown. */
export const cookies = texts({
  document: {
    en: `
# Cookies

The studio uses the cookies below. All of them are its own, and none follows you to another site. The wallet uses no cookies. Verification and share pages set none.

| Cookie | What for | How long |
|---|---|---|
| token | Keeps you signed in | 24 hours, renewed while you work |
| token_tmp | The same, until your community is created | 24 hours |
| cookie_consent | Your answer to the question about cookies | A year if you accept, a day if you do not |
| tourGuideNav | That the tour of the studio was shown | 400 days |
| gate | That this browser knew the studio's password, where there is one | 7 days |

The question asks whether visits may be counted. If you accept, and if whoever runs this site counts visits, a page view says which kind of page was opened, and nothing of you: no name, no number, no address of the page before. Nothing is counted if you do not accept.

## What your browser keeps

Besides cookies, pages keep a few things in your browser only: language, light or dark, a form that you have not finished, how far you had scrolled, and a random value that recognises the browser in which you asked for a sign-in link. The wallet keeps your badges for reading offline, its session, and your own key, encrypted, if you chose one.

Clearing the browser's data for this site removes all of it. Badges come back when you open your wallet again; a key of your own comes back only with its twelve words.
`,
    fr: `
# Cookies

Le studio utilise les cookies ci-dessous. Ce sont tous les siens, et aucun ne vous suit sur un autre site. Le portefeuille n'utilise aucun cookie. Les pages de vérification et de partage n'en déposent aucun.

| Cookie | À quoi il sert | Combien de temps |
|---|---|---|
| token | Vous garder connecté | 24 heures, renouvelées pendant que vous travaillez |
| token_tmp | De même, jusqu'à la création de votre communauté | 24 heures |
| cookie_consent | Votre réponse à la question sur les cookies | Un an si vous acceptez, un jour sinon |
| tourGuideNav | Que la visite du studio a été montrée | 400 jours |
| gate | Que ce navigateur connaissait le mot de passe du studio, s'il y en a un | 7 jours |

La question demande si les visites peuvent être comptées. Si vous acceptez, et si l'exploitant de ce site compte les visites, une page ouverte indique son type, et rien de vous : ni nom, ni numéro, ni adresse de la page précédente. Sans votre accord, rien n'est compté.

## Ce que garde votre navigateur

Outre les cookies, les pages gardent quelques éléments dans votre seul navigateur : langue, thème clair ou sombre, formulaire inachevé, position de défilement, et une valeur aléatoire qui reconnaît le navigateur où vous avez demandé un lien de connexion. Le portefeuille garde vos badges pour les lire hors ligne, sa session et, si vous en avez choisi une, votre propre clé, chiffrée.

Effacer les données de ce site dans le navigateur supprime le tout. Les badges reviennent quand vous rouvrez votre portefeuille ; une clé à vous ne revient qu'avec ses douze mots.
`,
  },
})
