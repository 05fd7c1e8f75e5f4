import { texts } from '#base/text.ts'

/** Default privacy page, as Markdown: what the software keeps, how long, and how it is erased. */
export const privacy = texts({
  document: {
    en: `
# Privacy

The person or organisation that runs {host} (the operator) is responsible for the data that this service keeps. The operator is named in the [legal notice](/legal/en/legal) and replies at [{supportEmail}](mailto:{supportEmail}).

## What is kept, and why

| People | Data | Purpose |
|---|---|---|
| People who run a community | E-mail address, first and last name, your agreements and their dates, the date of your last connection | To sign you in, and to know who acts for the community |
| People who work in a community's folders | E-mail address, folders and rights, dates of the invitation, of joining and of the last connection | To let you work with its badges, and to show its admins who can |
| People who are invited to a community | E-mail address, name if given, who invites you | To let you join, or decline |
| Communities | Name, description, picture, links, signing keys (encrypted) | They appear on the badges |
| People who receive a badge | E-mail address, the sender's note, the evidence for the badge if the sender adds any, whether the e-mail arrived, whether and on which day you opened the page of the badge, as long as you have not collected it, whether the badge was collected | To send it once, and to show the sender its status |
| People who keep badges | Badges, addresses of the wallet, the name and picture that you chose, and, unless you keep your own key, your keys (encrypted) | So that your badges come back on every device |
| People who keep badges of other sites | The badge as you added it, and what its last check found (encrypted; unless you keep your own key, the server can read it to check it again) | To keep them with your other badges |
| Members of a community | Since when, whether the card is suspended or you left, your name, the number of its badges that you hold, your points | To show the community its members, and you your communities |
| Visitors who ask for a link | Network address and e-mail address, both only as a hash | To stop automated requests |
| Everyone who is signed in | Start, last use and end of the session | To keep you signed in and to let you sign out |

A record of actions shows each action, its time and its session, without addresses. The server log holds no addresses of visitors; when an e-mail fails, it may quote the mail server's response.

A badge sent by e-mail contains your address as a salted hash: anyone with the badge file who already knows your address can confirm that it is yours. Nobody can read the address from it. Evidence that the sender adds is part of the badge: everyone who sees the badge shared or verifies it can read it.

Nothing is sold, nothing is counted for advertising, and no page loads anything from another site. E-mails contain nothing that tells when they are read. Where a community sees how often its badges were checked, that is a number for each day. E-mails are sent through the operator's mail server.

## How long

- A sign-in link is valid for 15 minutes, and is deleted when you ask for the next one.
- A session ends after 14 days without use, after 60 days in all, or when you sign out.
- An invitation is valid for 14 days. Once accepted, declined or withdrawn, it is deleted after 30 days.
- Everything else stays until the operator erases it. The software does not erase it automatically. The operator states the periods here.

## What others see

- The admins of a community see the addresses of the people in its team, their folders and when each was last connected. People who send its badges see the addresses of the recipients, unless the community hides them.
- The admins of a community see the name and picture of its members, its badges that each holds, and their points; not the addresses of their wallets. Someone who leaves is listed as having left.
- The verification page of a badge opens for anyone with its address: card, community, dates and the badge file. Your name is on it only while you share the badge and choose to show your name.
- When a badge of another site is checked, its issuer's site is asked for its keys, its list of revoked badges or the badge itself; it sees this server, not you. Of a badge that its site publishes it learns which one was checked.
- A share page exists from when you switch it on until you switch it off.
- The public log holds fingerprints of badge templates, and nothing about people.

## Your rights

- In your wallet you can change your name and picture, remove an address (the last one stays while the wallet opens by e-mail), leave a community, and stop sharing.
- Every badge e-mail has a link to unsubscribe from that community's e-mails. Your choice is kept as a hash.
- To see everything that is kept about you, to correct it or to have it erased, write to [{supportEmail}](mailto:{supportEmail}). The operator names here the authority to which you can complain.
- Files that you or others have saved elsewhere cannot be recalled.
`,
    fr: `
# Confidentialité

La personne ou organisation qui exploite {host} (l'exploitant) est responsable des données que ce service conserve. Elle est nommée dans les [mentions légales](/legal/fr/legal) et répond à [{supportEmail}](mailto:{supportEmail}).

## Ce qui est conservé, et pourquoi

| Personnes | Données | But |
|---|---|---|
| Personnes qui gèrent une communauté | Adresse e-mail, prénom et nom, ce que vous avez accepté et quand, date de la dernière connexion | La connexion, et savoir qui agit pour la communauté |
| Personnes qui travaillent dans les dossiers d'une communauté | Adresse e-mail, dossiers et droits, dates de l'invitation, de l'arrivée et de la dernière connexion | Vous permettre de travailler avec ses badges, et montrer à ses admins qui le peut |
| Personnes invitées dans une communauté | Adresse e-mail, nom s'il est donné, qui vous invite | Vous permettre de la rejoindre, ou de décliner |
| Communautés | Nom, description, image, liens, clés de signature (chiffrées) | Ils figurent sur les badges |
| Personnes qui reçoivent un badge | Adresse e-mail, note de l'expéditeur, justificatif du badge si l'expéditeur en ajoute un, arrivée de l'e-mail, ouverture de la page du badge et son jour tant que vous ne l'avez pas récupéré, récupération du badge | L'envoyer une seule fois, et montrer son statut à l'expéditeur |
| Personnes qui gardent des badges | Badges, adresses du portefeuille, nom et image que vous avez choisis et, sauf si vous gardez votre propre clé, vos clés (chiffrées) | Que vos badges vous suivent sur chaque appareil |
| Personnes qui gardent des badges d'autres sites | Le badge tel que vous l'avez ajouté, et le résultat de sa dernière vérification (chiffrés ; sauf si vous gardez votre propre clé, le serveur peut les lire pour vérifier de nouveau) | Les garder avec vos autres badges |
| Membres d'une communauté | Depuis quand, si la carte est suspendue ou si vous êtes parti, votre nom, le nombre de ses badges que vous détenez, vos points | Montrer ses membres à la communauté, et vos communautés à vous |
| Visiteurs qui demandent un lien | Adresse du réseau et adresse e-mail, toutes deux sous forme d'empreinte | Arrêter les demandes automatiques |
| Toute personne connectée | Début, dernier usage et fin de la session | Vous garder connecté, et vous permettre de vous déconnecter |

Un journal des actions montre chaque action, son heure et sa session, sans adresse. Le journal du serveur ne contient pas l'adresse des visiteurs ; quand un e-mail échoue, il peut citer la réponse du serveur de messagerie.

Un badge envoyé par e-mail contient votre adresse sous forme d'empreinte salée : toute personne qui possède le fichier du badge et connaît déjà votre adresse peut confirmer que c'est la vôtre. Personne ne peut y lire l'adresse. Un justificatif ajouté par l'expéditeur fait partie du badge : toute personne qui voit le badge partagé ou le vérifie peut le lire.

Rien n'est vendu, rien n'est compté pour la publicité, et aucune page ne charge quoi que ce soit d'un autre site. Les e-mails ne contiennent rien qui dise quand ils sont lus. Une communauté voit combien de fois ses badges ont été vérifiés : un nombre par jour. Les e-mails partent du serveur de messagerie de l'exploitant.

## Combien de temps

- Un lien de connexion est valable 15 minutes ; il est supprimé quand vous demandez le suivant.
- Une session prend fin après 14 jours sans usage, après 60 jours en tout, ou quand vous vous déconnectez.
- Une invitation est valable 14 jours. Acceptée, déclinée ou retirée, elle est supprimée après 30 jours.
- Tout le reste demeure jusqu'à ce que l'exploitant l'efface. Le logiciel ne l'efface pas automatiquement. L'exploitant indique ici les durées.

## Ce que voient les autres

- Les admins d'une communauté voient les adresses des personnes de son équipe, leurs dossiers et la dernière connexion de chacun. Les personnes qui envoient ses badges voient les adresses des destinataires, sauf si la communauté les masque.
- Les admins d'une communauté voient le nom et l'image de ses membres, ceux de ses badges que chacun détient, et leurs points ; pas les adresses de leurs portefeuilles. Une personne qui part figure parmi les anciens membres.
- La page de vérification d'un badge s'ouvre pour quiconque en a l'adresse : carte, communauté, dates et fichier du badge. Votre nom n'y figure que tant que vous partagez le badge et choisissez de le montrer.
- Quand un badge d'un autre site est vérifié, ses clés, sa liste de badges révoqués ou le badge lui-même sont demandés au site de son émetteur ; celui-ci voit ce serveur, pas vous. D'un badge que son site publie, il apprend lequel a été vérifié.
- Une page de partage existe du moment où vous l'ouvrez jusqu'à ce que vous la fermiez.
- Le registre public contient les empreintes des modèles de badges, et rien sur les personnes.

## Vos droits

- Dans votre portefeuille, vous pouvez changer votre nom et votre image, retirer une adresse (la dernière reste tant que le portefeuille s'ouvre par e-mail) quitter une communauté et mettre fin à un partage.
- Chaque e-mail qui apporte un badge contient un lien pour se désabonner des e-mails de cette communauté. Ce choix est conservé sous forme d'empreinte.
- Pour voir tout ce qui est conservé sur vous, le corriger ou le faire effacer, écrivez à [{supportEmail}](mailto:{supportEmail}). L'exploitant nomme ici l'autorité auprès de laquelle vous pouvez porter plainte.
- Les fichiers que vous ou d'autres avez enregistrés ailleurs ne peuvent pas être rappelés.
`,
  },
})
