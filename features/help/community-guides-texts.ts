import { texts } from '#base/text.ts'

/**
 * Pages of the guide as Markdown, for a community and its people. Only the names of buttons, fields and pages are bold:
 * `npm run check` looks for each of them in both languages.
 */
export const communityGuides = texts({
  'quests-and-points': {
    en: `
# Quests and points

A quest asks members for a few challenges and rewards them with points, a badge, or both. Points come from badges too, and the ranking adds them up.

1. Open [**Quests**](/settings/quests) and choose **Challenges**. Press **New challenge** for each thing to do: answer a quiz, send a picture or a text, hold a badge, come to an event, be scanned by you, and more.
2. Go back to **Quests** and press **New quest**. Give it a **Title** and a **Description**, and say when it **Starts** and **Ends**.
3. Add the challenges. Each is **Required** or **Extra**; **In this order** makes them follow one another.
4. Set **Reward points** and **Reward badge**. **Limit** is how many people can finish it.
5. Press **Try it with 1,000 members** to see how it would go, then save. Members find the quest in their wallet under **Quests**.

Answers that a person must check wait for you on the page of challenges. **Numbers** in a quest's menu shows how many began, are on the way and finished.

## Good to know

- A quest that has begun can be edited, but no new **Required** challenge can be added. Members keep what they have passed.
- **Ranking** shows the points of members who agree to be seen; the others appear without a name.
- **End now** ends a quest at once. Nobody loses a reward.
`,
    fr: `
# Les quêtes et les points

Une quête propose quelques défis aux membres et les récompense par des points, un badge, ou les deux. Les badges rapportent aussi des points, et le classement en fait le total.

1. Ouvrez [**Quêtes**](/settings/quests) et choisissez **Défis**. Appuyez sur **Nouveau défi** pour chaque chose à faire : répondre à un quiz, envoyer une image ou un texte, avoir un badge, venir à un événement, se faire scanner, etc.
2. Revenez à **Quêtes** et appuyez sur **Nouvelle quête**. Donnez-lui un **Titre** et une **Description**, et indiquez son **Début** et sa **Fin**.
3. Ajoutez les défis. Chacun est **Obligatoire** ou **Facultatif** ; **Dans cet ordre** les fait se suivre.
4. Réglez **Points de récompense** et **Badge de récompense**. **Limite** est le nombre de personnes qui peuvent la terminer.
5. Appuyez sur **L'essayer avec 1 000 membres** pour voir ce qu'elle donnerait, puis enregistrez. Les membres trouvent la quête dans leur portefeuille, sous **Quêtes**.

Les réponses à vérifier par une personne vous attendent à la page des défis. **Chiffres**, dans le menu d'une quête, indique combien de membres ont commencé, sont en chemin et ont terminé.

## Bon à savoir

- Une quête commencée peut être modifiée, mais aucun nouveau défi **Obligatoire** ne peut y être ajouté. Les membres gardent ce qu'ils ont réussi.
- **Classement** montre les points des membres qui acceptent d'être vus ; les autres apparaissent sans nom.
- **Terminer maintenant** met fin à une quête aussitôt. Personne ne perd une récompense.
`,
  },
  insights: {
    en: `
# Insights: what happens to your badges

The page says how many badges were sent, arrived, were opened, collected, shared and checked, and where they stop. It counts what the studio itself sees: no cookies, no pixels in e-mails, nobody followed.

1. Open [**Insights**](/settings/insights) and choose a period, and a template if you like.
2. Press a figure to read what it counts. All definitions are at the foot of the page.
3. Look at **Where it stops**. **See which** opens the history with exactly these people; **Remind** says how many can be reminded, and does it with one more press.
4. A row of the table opens the sends of its template that had several recipients.
5. **Export** saves the figures by template, by day or by send.

Each template has the same figures in its tab **Insights**.

## Good to know

- A badge counts on the day on which it was sent, and how far it has come until now. The chart has badges by the day of their issue.
- Opened means that a person touched the page. Programs that open links in e-mails are not counted.
- Contributors see the figures of the templates in their folders.
`,
    fr: `
# Les statistiques : ce que deviennent vos badges

La page dit combien de badges ont été envoyés, sont arrivés, ont été ouverts, récupérés, partagés et vérifiés, et où cela s'arrête. Elle compte ce que le studio voit lui-même : ni cookies, ni pixels dans les e-mails, personne n'est suivi.

1. Ouvrez [**Statistiques**](/settings/insights) et choisissez une période, et un modèle si vous voulez.
2. Appuyez sur un chiffre pour lire ce qu'il compte. Toutes les définitions sont en bas de la page.
3. Regardez **Où cela s’arrête**. **Voir lesquels** ouvre l'historique avec exactement ces personnes ; **Relancer** dit combien de personnes peuvent l'être, et le fait d'un appui de plus.
4. Une ligne du tableau ouvre les envois de son modèle à plusieurs destinataires.
5. **Exporter** enregistre les chiffres par modèle, par jour ou par envoi.

Chaque modèle a les mêmes chiffres dans son onglet **Statistiques**.

## Bon à savoir

- Un badge compte au jour de son envoi, et jusqu'où il est allé à ce jour. Le graphique montre les badges au jour de leur émission.
- Ouvert veut dire qu'une personne a touché la page. Les programmes qui ouvrent les liens des e-mails ne comptent pas.
- Les contributeurs voient les chiffres des modèles de leurs dossiers.
`,
  },
  channel: {
    en: `
# Write to all members: the channel

The channel is your news page. Everyone who holds your Membership card reads it in their wallet, under **News**, and can react with an emoji.

1. Open [**Channel**](/settings/channel).
2. Press **New post** and write. **Add a picture** puts one above the text.
3. Press **Publish**, or **Schedule** to choose a day and a time.
4. Below each post you see its reactions and how many people have seen it.

## Write to one person

Open [**Members**](/settings/members) and press **Write** in a person's row. Their answer arrives under **Conversations**. Only they and the admins of your community read it.

## Good to know

- A post is read in the wallet. Members who asked for it also get a summary by e-mail, daily or weekly.
- A scheduled post can be edited or published early: see **Scheduled**.
- Members can mute your community or report a post. Reports go to the operator of this service.
`,
    fr: `
# Écrire à tous les membres : le canal

Le canal est votre page d'actualités. Toutes les personnes qui ont votre carte de membre le lisent dans leur portefeuille, sous **Actualités**, et peuvent réagir avec un emoji.

1. Ouvrez [**Canal**](/settings/channel).
2. Appuyez sur **Nouvelle publication** et écrivez. **Ajouter une image** en place une au-dessus du texte.
3. Appuyez sur **Publier**, ou sur **Programmer** pour choisir un jour et une heure.
4. Sous chaque publication, vous voyez les réactions et combien de personnes l'ont vue.

## Écrire à une seule personne

Ouvrez [**Membres**](/settings/members) et appuyez sur **Écrire** dans la ligne d'une personne. Sa réponse arrive sous **Conversations**. Seuls cette personne et les admins de votre communauté la lisent.

## Bon à savoir

- Une publication se lit dans le portefeuille. Les membres qui l'ont demandé reçoivent aussi un résumé par e-mail, chaque jour ou chaque semaine.
- Une publication programmée peut être modifiée ou mise en ligne plus tôt : voir **Programmées**.
- Les membres peuvent mettre votre communauté en sourdine ou signaler une publication. Les signalements vont à l'exploitant de ce service.
`,
  },
  'team-and-folders': {
    en: `
# Your team and its folders

Colleagues work with their own account. An admin sees everything; everyone else sees the folders that you give them, and may do there what you allow.

1. Open [**Access**](/settings/access) and press **Add folder**. A folder is a group of templates, "Workshops" for instance.
2. Open the folder and press **Add badges** to put templates into it. A template can be in several folders.
3. Press **Invite users**, enter the addresses and choose at least one folder. The link in their e-mail works for 14 days.
4. Give them their right in each folder: **Distribute** to send badges, **Edit and distribute** to change templates as well. **Create** lets them make new templates.
5. To take it away, open the person under **Authorised users** and set the right to **None**, or press **Remove user**.

## Good to know

- A colleague sees the history of what was sent from their folders, and no address outside of it.
- **E-mails a day** in the settings of a folder limits what its people can send.
- **Resend** in the row of an invitation sends its link again; the older one stops working.
`,
    fr: `
# Votre équipe et ses dossiers

Vos collègues travaillent avec leur propre compte. Un admin voit tout ; les autres voient les dossiers que vous leur donnez, et y font ce que vous permettez.

1. Ouvrez [**Accès**](/settings/access) et appuyez sur **Ajouter un dossier**. Un dossier est un groupe de modèles, « Ateliers » par exemple.
2. Ouvrez le dossier et appuyez sur **Ajouter des badges** pour y mettre des modèles. Un modèle peut être dans plusieurs dossiers.
3. Appuyez sur **Inviter**, saisissez les adresses et choisissez au moins un dossier. Le lien de leur e-mail fonctionne 14 jours.
4. Réglez leur droit dans chaque dossier : **Distribuer** pour envoyer des badges, **Modifier et distribuer** pour changer aussi les modèles. **Créer** permet de faire de nouveaux modèles.
5. Pour le retirer, ouvrez la personne sous **Utilisateurs autorisés** et mettez le droit à **Aucun**, ou appuyez sur **Retirer l'utilisateur**.

## Bon à savoir

- Un collègue voit l'historique de ce qui est parti de ses dossiers, et aucune adresse au-delà.
- **E-mails par jour**, dans les paramètres d'un dossier, limite ce que ses membres peuvent envoyer.
- **Renvoyer**, dans la ligne d'une invitation, envoie le lien à nouveau ; l'ancien ne fonctionne plus.
`,
  },
  'sub-communities': {
    en: `
# Sub-communities: clubs, branches, partners

A sub-community has its own name, badges and members, and you can work inside it as its parent.

1. Open [**Sub-communities**](/settings/sub-communities) and press **Add sub-communities**.
2. Enter a name and the address of the person in charge for each. **Add a community** adds a row; a list can be pasted.
3. Each person gets an e-mail and sets their community up. Until then it is **Pending**, and **Resend** sends the link again.
4. To work in one, press **Switch into it**. A strip at the top says where you are, and takes you back.
5. **Refresh** counts the members and badges of all of them.

## Good to know

- What you do inside a sub-community is recorded there, with your name.
- **Release** makes a sub-community independent. It keeps everything.
- **Delete** removes a sub-community after 7 days; until then, **Stop deletion** keeps it. Only your main admin can do this.
`,
    fr: `
# Les sous-communautés : clubs, antennes, partenaires

Une sous-communauté a son propre nom, ses badges et ses membres, et vous pouvez y travailler en tant que parent.

1. Ouvrez [**Sous-communautés**](/settings/sub-communities) et appuyez sur **Ajouter des sous-communautés**.
2. Pour chacune, indiquez un nom et l'adresse de la personne responsable. **Ajouter une communauté** ajoute une ligne ; une liste peut être collée.
3. Chaque personne reçoit un e-mail et crée sa communauté. D'ici là, elle est **En attente**, et **Renvoyer** envoie le lien à nouveau.
4. Pour travailler dans l'une d'elles, appuyez sur **Y entrer**. Une bande en haut dit où vous êtes et vous ramène.
5. **Actualiser** compte les membres et les badges de toutes.

## Bon à savoir

- Ce que vous faites dans une sous-communauté y est consigné, avec votre nom.
- **Rendre indépendante** la détache de vous. Elle garde tout.
- **Supprimer** efface une sous-communauté après 7 jours ; d'ici là, **Arrêter la suppression** la garde. Seul votre admin principal peut le faire.
`,
  },
})
