import { texts } from '#base/text.ts'

/**
 * Pages of the guide as Markdown, for getting started. Only the names of buttons, fields and pages are bold: `npm run check`
 * looks for each of them in both languages.
 */
export const startGuides = texts({
  'first-badge': {
    en: `
# Create your first badge

A template describes a badge once: its picture, its name, what it takes to earn it. Then you send it as often as you like.

1. Choose a kind at the left. **Basic** is right for most skills; **Participation** and **Ticket** belong to an event, **Membership** and **Role** to a person.
2. Press **New template**.
3. Fill in **Title**, **Description** and **Criteria**; a membership card has your community's name as its title. The card beside the form shows every change.
4. Under **Picture**, keep the proposed picture (Basic and Membership have one), press **Change** to take one from the gallery, or use your own.
5. Press **Create and publish**. Your signature publishes this version. You can change it later as a new version; badges that were already sent keep theirs.

To finish later, press **Save as draft**. A draft cannot be sent.

## Good to know

- **Validity** sets how long each badge is valid: **No end date**, **Until a date** or **Number of months**.
- **Quantity** limits how many badges of this template can exist.
- **Points** are added to a member's total when they collect the badge.
- Deleting a template ends its open links. Badges that were already collected stay valid.
`,
    fr: `
# Créer votre premier badge

Un modèle décrit un badge une fois pour toutes : son image, son nom, ce qu'il faut faire pour l'obtenir. Ensuite, vous l'envoyez autant de fois que vous voulez.

1. Choisissez un type à gauche. **Basique** convient à la plupart des compétences ; **Participation** et **Billet** vont avec un événement, **Adhésion** et **Rôle** avec une personne.
2. Appuyez sur **Nouveau modèle**.
3. Remplissez **Titre**, **Description** et **Critères** ; une carte de membre porte le nom de votre communauté. La carte à côté du formulaire montre chaque changement.
4. Sous **Image**, gardez l'image proposée (Basique et Adhésion en ont une), appuyez sur **Changer** pour en prendre une dans la galerie, ou utilisez la vôtre.
5. Appuyez sur **Créer et publier**. Votre signature publie cette version. Vous pourrez la changer plus tard par une nouvelle version ; les badges déjà envoyés gardent la leur.

Pour finir plus tard, appuyez sur **Enregistrer en brouillon**. Un brouillon ne peut pas être envoyé.

## Bon à savoir

- **Validité** fixe la durée de chaque badge : **Sans date de fin**, **Jusqu'à une date** ou **Nombre de mois**.
- **Quantité** limite le nombre de badges de ce modèle.
- Les **Points** s'ajoutent au total d'un membre quand il récupère le badge.
- Supprimer un modèle met fin à ses liens ouverts. Les badges déjà récupérés restent valables.
`,
  },
  'people-and-names': {
    en: `
# Send to a list of people, with their names

You can type addresses, paste them, or import a spreadsheet. Names are optional, and they make everything afterwards easier to read.

1. Open a published template and press **Send**.
2. Under **Recipients**, type or paste addresses. \`Léa Moreau <lea@example.org>\` is a name and an address.
3. Or choose **Import a CSV or XLSX file**. The columns for address, name, first name and last name are recognised: check them, and change what is wrong.
4. Read the summary above the button: invalid addresses, duplicates, and people who already have the badge are listed before anything is sent. **Correct** opens an address.
5. Press **Send**. Each person gets an e-mail with a link of their own. As long as nothing has left, **Undo** takes it back.

## Whose name is it?

The list's name is a proposal. On the page that opens from the e-mail, people can write their name as they want to be called: from then on, you see that name on the page **Members** and in the history, with the name from your list below it. Only your community sees it, unless the person shows it on a public page.

People without a name appear as **No name yet**. **Ask for a name** opens a conversation with them.

## Good to know

- One address gets one badge, even if it appears twice in the list. Tickets are the exception: each row is a ticket.
- **Lists** keeps the addresses of a send for the next time.
- A link instead of an e-mail: press **Link**, and choose **Personal** or **Open**. **QR code** shows an open link for scanning, and creates one if there is none.
`,
    fr: `
# Envoyer à une liste de personnes, avec leurs noms

Vous pouvez saisir des adresses, les coller ou importer un tableur. Les noms sont facultatifs, et tout est plus lisible ensuite.

1. Ouvrez un modèle publié et appuyez sur **Envoyer**.
2. Sous **Destinataires**, saisissez ou collez des adresses. \`Léa Moreau <lea@exemple.org>\` donne un nom et une adresse.
3. Ou choisissez **Importer un fichier CSV ou XLSX**. Les colonnes de l'adresse, du nom et du prénom sont reconnues : vérifiez-les et changez ce qui ne va pas.
4. Lisez le résumé au-dessus du bouton : les adresses non valables, les doublons et les personnes qui ont déjà le badge y figurent avant tout envoi. **Corriger** ouvre une adresse.
5. Appuyez sur **Envoyer**. Chaque personne reçoit un e-mail avec son propre lien. Tant que rien n'est parti, **Annuler** reprend l'envoi.

## À qui appartient le nom ?

Le nom de la liste est une proposition. Sur la page qui s'ouvre depuis l'e-mail, chaque personne peut écrire comment elle veut être appelée : vous voyez alors ce nom à la page **Membres** et dans l'historique, avec le nom de votre liste dessous. Seule votre communauté le voit, sauf si la personne le montre sur une page publique.

Les personnes sans nom apparaissent comme **Pas encore de nom**. **Demander un nom** ouvre une conversation avec elles.

## Bon à savoir

- Une adresse reçoit un seul badge, même si elle figure deux fois dans la liste. Les billets font exception : chaque ligne est un billet.
- **Listes** garde les adresses d'un envoi pour la prochaine fois.
- Un lien plutôt qu'un e-mail : appuyez sur **Lien** et choisissez **Personnel** ou **Ouvert**. **Code QR** affiche un lien ouvert à scanner, et en crée un s'il n'y en a pas.
`,
  },
  'event-and-door': {
    en: `
# An event and its door

Tickets before, check-in on the evening, a participation badge afterwards: three steps with the same guests.

1. Under **Ticket**, press **New template**. Enter the day, the time zone and the place under **When and where**, and choose what is on each ticket: **Name**, **Seat**, **Section**.
2. Send the tickets from a list. A column for seats gives everyone their own; without a list, press **Add a ticket** for each guest.
3. On the evening, open the template and press **Check-in**. Allow the camera and scan the code in the guest's wallet. The screen says **Come in** in green, or why not.
4. A phone is dead, or the camera is? Find the guest under **Guests** by name, address, seat or section, and press **Admit**. **Undo** reverses it.
5. For helpers without an account, create a link under **Door staff**: enter a name or an entrance, press **Create a link**, and let them scan it. The link ends by itself, or when you press **End**.
6. Afterwards, choose a template under **Participation badge** and press **Send**: everyone who was admitted gets it. Without one, **Create one for this event** begins with its time and place.

## Good to know

- Each ticket admits once. A second scan says **Already used**, and when.
- The code in the wallet changes all the time, so a screenshot of it does not work later. Printed codes work only with **Also accept e-mailed and printed codes**, and admit once too.
- Guests find the event as a file for their calendar in the e-mail with their ticket.
`,
    fr: `
# Un événement et son entrée

Des billets avant, un contrôle le soir même, un badge de participation ensuite : trois étapes avec les mêmes invités.

1. Sous **Billet**, appuyez sur **Nouveau modèle**. Indiquez le jour, le fuseau horaire et le lieu sous **Quand et où**, puis choisissez ce qui figure sur chaque billet : **Nom**, **Place**, **Section**.
2. Envoyez les billets depuis une liste. Une colonne de places donne la sienne à chacun ; sans liste, appuyez sur **Ajouter un billet** pour chaque invité.
3. Le soir venu, ouvrez le modèle et appuyez sur **Entrée**. Autorisez la caméra et scannez le code dans le portefeuille de la personne. L'écran affiche **Bienvenue** en vert, ou dit pourquoi non.
4. Un téléphone déchargé, une caméra en panne ? Retrouvez la personne sous **Invités** par nom, adresse, place ou section, et appuyez sur **Laisser entrer**. **Annuler** revient en arrière.
5. Pour des aides sans compte, créez un lien sous **Équipe d'accueil** : indiquez un nom ou une entrée, appuyez sur **Créer un lien** et faites-le scanner. Le lien prend fin tout seul, ou quand vous appuyez sur **Arrêter**.
6. Ensuite, choisissez un modèle sous **Badge de participation** et appuyez sur **Envoyer** : toutes les personnes entrées le reçoivent. À défaut, **Créer un badge pour cet événement** reprend son heure et son lieu.

## Bon à savoir

- Chaque billet donne une entrée. Un second passage affiche **Déjà utilisé**, et depuis quand.
- Le code du portefeuille change sans cesse : une capture d'écran ne sert plus ensuite. Les codes imprimés ne fonctionnent qu'avec **Accepter aussi les codes envoyés ou imprimés**, et ne donnent aussi qu'une entrée.
- L'e-mail du billet contient l'événement, sous forme de fichier pour l'agenda.
`,
  },
})
