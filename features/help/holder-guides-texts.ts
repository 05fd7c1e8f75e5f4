import { texts } from '#base/text.ts'

/**
 * Pages of the guide as Markdown, for people who receive and check badges. Only the names of buttons, fields and pages are
 * bold: `npm run check` looks for each of them in both languages.
 */
export const holderGuides = texts({
  'keep-a-badge': {
    en: `
# You received a badge

A badge is a signed proof of something you did. You keep it, and you decide who sees it. There is nothing to install and no password to invent.

1. Open the link in the e-mail. The page shows the badge, who gives it and for what.
2. If you like, write **Your name** as this community should see it. It can stay empty.
3. Press **Keep this badge**. It is now in your wallet, at [{walletUrl}]({walletUrl}).
4. To show it, open it and choose **Public page**: it gets an address that you can copy, send by e-mail or add to LinkedIn. Your name appears there only if you choose **Show my name on this page**.
5. To prove it to somebody in front of you, use **Scan** with the code that they hold out.

## Good to know

- The link is for you alone. If you pass it on, the other person can keep the badge.
- A public page can be closed again at any time. Nobody can open it then.
- A mistake in your name or in the badge? Only the community that gave it can correct it: write to them.
`,
    fr: `
# Vous avez reçu un badge

Un badge est la preuve signée de quelque chose que vous avez fait. Vous le gardez, et vous décidez qui le voit. Rien n'est à installer, aucun mot de passe n'est à inventer.

1. Ouvrez le lien de l'e-mail. La page montre le badge, qui le donne et pourquoi.
2. Si vous le souhaitez, écrivez **Votre nom** tel que cette communauté doit le voir. Il peut rester vide.
3. Appuyez sur **Garder ce badge**. Il est maintenant dans votre portefeuille, à l'adresse [{walletUrl}]({walletUrl}).
4. Pour le montrer, ouvrez-le et choisissez **Page publique** : il reçoit une adresse à copier, à envoyer par e-mail ou à ajouter à LinkedIn. Votre nom n'y figure que si vous choisissez **Montrer mon nom sur cette page**.
5. Pour le prouver à une personne en face de vous, utilisez **Scanner** avec le code qu'elle présente.

## Bon à savoir

- Le lien n'est que pour vous. Si vous le transmettez, l'autre personne peut garder le badge.
- Une page publique peut être refermée à tout moment. Personne ne peut alors l'ouvrir.
- Une erreur dans votre nom ou dans le badge ? Seule la communauté qui l'a donné peut la corriger : écrivez-lui.
`,
  },
  'wallet-and-key': {
    en: `
# Your wallet and its key

The wallet keeps all your badges, from every community, at [{walletUrl}]({walletUrl}). You open it by e-mail, or with a key of your own.

1. Enter an address that received a badge and press **Send me a link**. Open the link, or type the code from the e-mail.
2. Under **You**, press **Add an address** for every other address of yours: their badges come into the same wallet, and each opens it.
3. Each community sees the name that you gave it. Change or remove it under **You**.
4. If you want that nobody but you can use your badges, not even the operator of this service, choose **Keep my own key** when you keep a badge, or **Create my own key** before you open the wallet.
5. With a key of your own, press **Create my key**, write the twelve words of your recovery phrase on paper, and lock the key with a passkey or a passphrase.

## Back into the wallet

- By e-mail: any address that you added works.
- With your own key: unlock it on the device that holds it, or press **Use my recovery phrase** and type the twelve words.
- Without the device and without the words, nobody can open it. The community can send the badge again.

## Good to know

- Add the wallet to your home screen: your badges and tickets then open without a network too.
- Never type the twelve words anywhere else, and never send them to anyone.
`,
    fr: `
# Votre portefeuille et sa clé

Le portefeuille garde tous vos badges, de toutes les communautés, à l'adresse [{walletUrl}]({walletUrl}). Vous l'ouvrez par e-mail, ou avec une clé à vous.

1. Saisissez une adresse qui a reçu un badge et appuyez sur **Recevoir un lien**. Ouvrez le lien, ou saisissez le code de l'e-mail.
2. Sous **Vous**, appuyez sur **Ajouter une adresse** pour chacune de vos autres adresses : leurs badges arrivent dans le même portefeuille, et chacune l'ouvre.
3. Chaque communauté voit le nom que vous lui avez donné. Changez-le ou retirez-le sous **Vous**.
4. Pour que personne d'autre ne puisse utiliser vos badges, pas même l'exploitant de ce service, choisissez **Garder ma propre clé** au moment de garder un badge, ou **Créer ma propre clé** avant d'ouvrir le portefeuille.
5. Avec une clé à vous, appuyez sur **Créer ma clé**, notez les douze mots de votre phrase de secours sur papier, et verrouillez la clé par une clé d'accès ou une phrase secrète.

## Retrouver son portefeuille

- Par e-mail : toute adresse que vous avez ajoutée convient.
- Avec votre clé : déverrouillez-la sur l'appareil où elle se trouve, ou appuyez sur **Utiliser ma phrase de secours** et saisissez les douze mots.
- Sans l'appareil et sans les mots, personne ne peut l'ouvrir. La communauté peut envoyer le badge à nouveau.

## Bon à savoir

- Ajoutez le portefeuille à votre écran d'accueil : vos badges et vos billets s'ouvrent alors aussi sans réseau.
- Ne saisissez jamais les douze mots ailleurs, et ne les envoyez à personne.
`,
  },
  verify: {
    en: `
# Check a badge

Anyone can check a badge, without an account. What is checked is the signature and the records, not the picture.

1. Scan the code on the back of the card, or open the link that the holder gives you. **See the proof** in the holder's wallet leads there too.
2. No link, only a file? Open [{verifyUrl}](/verify) and drop the file there, or paste its text. Badges of other issuers can be checked as well.
3. Read the sentence at the top. Below it you see each check: signature, issuer, revocation, dates, public log.
4. Look at the issuer's name and address. A community chooses its own name; the verified mark says that it was checked.

## A person in front of you

1. In the studio, open the published template and press **Verify holders**.
2. Hold out the code. The person scans it in their wallet, compares the two digits and decides whether to show the badge.
3. Your page says yes or no. What was shown is deleted when you continue; only a count for the day is kept.

## Good to know

- "Could not be checked" does not mean "false": the badge may use something that we cannot read, or a server did not answer.
- Shown without a network, a badge has not been checked by anyone yet. Check it later.
`,
    fr: `
# Vérifier un badge

Tout le monde peut vérifier un badge, sans compte. Ce qui est contrôlé, c'est la signature et les registres, pas l'image.

1. Scannez le code au dos de la carte, ou ouvrez le lien que vous donne le détenteur. **Voir la preuve**, dans son portefeuille, y mène aussi.
2. Pas de lien, seulement un fichier ? Ouvrez [{verifyUrl}](/verify) et déposez-y le fichier, ou collez son texte. Les badges d'autres émetteurs peuvent aussi être vérifiés.
3. Lisez la phrase du haut. En dessous figurent tous les contrôles : signature, émetteur, révocation, dates, registre public.
4. Regardez le nom et l'adresse de l'émetteur. Une communauté choisit elle-même son nom ; la marque de vérification indique qu'il a été contrôlé.

## Une personne en face de vous

1. Dans le studio, ouvrez le modèle publié et appuyez sur **Vérifier les détenteurs**.
2. Présentez le code. La personne le scanne avec son portefeuille, compare les deux chiffres et décide de montrer ou non son badge.
3. Votre page répond oui ou non. Ce qui a été montré est supprimé dès que vous continuez ; seul un nombre par jour est conservé.

## Bon à savoir

- « Non vérifiable » ne veut pas dire « faux » : le badge utilise peut-être quelque chose que nous ne savons pas lire, ou un serveur n'a pas répondu.
- Présenté sans réseau, un badge n'a encore été vérifié par personne. Vérifiez-le plus tard.
`,
  },
})
