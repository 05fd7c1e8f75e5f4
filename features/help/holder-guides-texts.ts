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
  'badges-from-elsewhere': {
    en: `
# Badges from elsewhere

Badges that other organisations gave you, on other platforms, have a shelf of their own in your wallet: **From elsewhere**. They are checked and kept there, next to the badges that you received here.

1. In the wallet, press **Add a badge**, the plus beside the title.
2. Bring the badge: **Scan its code**, **Choose a file**, or **Paste its link or text**. On a computer you can also drop the file; on a phone with the wallet installed, you can share it from another app.
3. Read what was found: whether it is genuine, who issued it, and whom it names. Nothing is stored yet.
4. Press **Keep**. The badge is now the first on the shelf.
5. Open it to press **Check again**, **Share**, **Save its file** or **Remove**. The issuer is not notified.

## What the words say

- **Genuine**: its signature, or its issuer's site, was compared with the badge, and they agree. A badge that was revoked or has expired says so as well.
- **Not genuine**: something was compared, and contradicts the badge. It cannot be kept. A badge that you kept before stays on the shelf, with this word.
- **Could not be checked**: something is missing to decide, often because a site did not answer. You can keep it, and check it again later.

## Whether it is yours

**It is yours** means that a genuine badge names one of your addresses, or the key of this wallet. **Not linked to you** means that it names neither, so it cannot be shared. If it was issued to another address of yours, press **Add an address** under **You**, confirm it, then open the badge and press **Check again**.

## Who sees it

- Nobody, until you share it. **Create the page** gives it an address, which anyone who has it can open; **Turn the page off** ends it. The page shows neither its picture nor your name.
- It earns no points, and no community here counts it.
- If you open the wallet by e-mail, the server keeps the badge encrypted and can read it. It checks signed badges every week, and writes to you if one was revoked or suspended, or is no longer genuine.
- If you have a key of your own, your device encrypts the badge and the server cannot open it. The server reads it only while it is added, checked or shared, and checks it only when you open it.
- A check asks the issuer's site for keys, lists or the badge itself. That site sees this server, not you.

## Good to know

- The shelf reads badges of Open Badges 1.0 to 3.0: PNG, SVG, JSON, JWT and SD-JWT, up to 2 MB each. Add several one at a time.
- It holds 2,000 badges, 100 MB in all. Up to 20 of them can have a page.
- Removing a badge deletes it here only, with its page. **Save its file** first if you may want it back.
`,
    fr: `
# Les badges venus d'ailleurs

Les badges que d'autres organisations vous ont donnés, sur d'autres plateformes, ont leur étagère dans votre portefeuille : **Venus d'ailleurs**. Ils y sont vérifiés et gardés, à côté des badges reçus ici.

1. Dans le portefeuille, appuyez sur **Ajouter un badge**, le plus à côté du titre.
2. Apportez le badge : **Scanner son code**, **Choisir un fichier**, ou **Coller son lien ou son texte**. Sur un ordinateur, vous pouvez aussi déposer le fichier ; sur un téléphone où le portefeuille est installé, le partager depuis une autre application.
3. Lisez le résultat : s'il est authentique, qui l'a émis, et qui il désigne. Rien n'est encore enregistré.
4. Appuyez sur **Garder**. Le badge est maintenant le premier de l'étagère.
5. Ouvrez-le pour **Vérifier de nouveau**, **Partager**, **Enregistrer le fichier** ou **Retirer**. L'émetteur n'en est pas averti.

## Ce que disent les mots

- **Authentique** : sa signature, ou le site de son émetteur, a été comparée au badge, et tout concorde. Un badge révoqué ou expiré le dit aussi.
- **Pas authentique** : quelque chose a été comparé et contredit le badge. Il ne peut pas être gardé. Un badge que vous aviez gardé avant reste sur l'étagère, avec ce mot.
- **N'a pas pu être vérifié** : il manque de quoi décider, souvent parce qu'un site n'a pas répondu. Vous pouvez le garder, et le vérifier de nouveau plus tard.

## S'il est à vous

**Il est à vous** : un badge authentique désigne l'une de vos adresses, ou la clé de ce portefeuille. **Sans lien avec vous** : il ne désigne ni l'une ni l'autre, et ne peut donc pas être partagé. S'il a été délivré à une autre de vos adresses, appuyez sur **Ajouter une adresse** sous **Vous**, confirmez-la, puis ouvrez le badge et appuyez sur **Vérifier de nouveau**.

## Qui le voit

- Personne, tant que vous ne le partagez pas. **Créer la page** lui donne une adresse, que toute personne qui l'a peut ouvrir ; **Fermer la page** y met fin. La page ne montre ni son image, ni votre nom.
- Il ne rapporte pas de points, et aucune communauté d'ici ne le compte.
- Si vous ouvrez le portefeuille par e-mail, le serveur garde le badge chiffré et peut le lire. Il vérifie chaque semaine les badges signés, et vous écrit si l'un d'eux a été révoqué ou suspendu, ou n'est plus authentique.
- Si vous avez votre propre clé, votre appareil chiffre le badge et le serveur ne peut pas l'ouvrir. Il ne le lit qu'au moment où le badge est ajouté, vérifié ou partagé, et ne le vérifie que si vous l'ouvrez.
- Une vérification demande au site de l'émetteur ses clés, ses listes ou le badge lui-même. Ce site voit ce serveur, pas vous.

## Bon à savoir

- L'étagère lit les badges Open Badges 1.0 à 3.0 : PNG, SVG, JSON, JWT et SD-JWT, 2 Mo au plus chacun. Ajoutez-en plusieurs un par un.
- Elle contient 2 000 badges, 100 Mo en tout. 20 d'entre eux au plus peuvent avoir une page.
- Retirer un badge le supprime ici seulement, avec sa page. Choisissez d'abord **Enregistrer le fichier** si vous pourriez le vouloir de nouveau.
`,
  },
  verify: {
    en: `
# Check a badge

Anyone can check a badge, without an account. What is checked is the signature and the records, not the picture.

1. Scan the code on the back of the card, or open the link that the holder gives you. **See the proof** in the holder's wallet leads there too.
2. No link, only a file? Open [{verifyUrl}](/verify) and drop the file there, or paste its text or address. Badges of other issuers are checked as well: Open Badges 1.0 to 3.0, as PNG, SVG, JSON, JWT or SD-JWT, up to 2 MB.
3. Read the sentence at the top: the badge is genuine, is not genuine, or could not be checked. The next sentence says why, and below it you see each check.
4. Look at the issuer's name and address. A community chooses its own name; the verified mark says that it was checked. A name in quotes is stated by the badge alone.
5. Under **Whose badge is it?**, type the address of the person who shows you the badge. It is compared in your browser, and sent nowhere.

## A person in front of you

1. In the studio, open the published template and press **Verify holders**.
2. Hold out the code. The person scans it in their wallet, compares the two digits and decides whether to show the badge.
3. Your page says yes or no. What was shown is deleted when you continue; only a count for the day is kept.

## Good to know

- **Could not be checked** does not mean "false": the badge may use something that cannot be read here, or a site did not answer. **Not genuine** is said only when something was compared, and contradicts the badge.
- A badge of Open Badges 1.0 to 2.1 often has no signature: it is genuine as long as its issuer's site publishes it.
- What other organisations say of a badge is shown below the checks, and changes none of them.
- Shown without a network, a badge has not been checked by anyone yet. Check it later.
`,
    fr: `
# Vérifier un badge

Tout le monde peut vérifier un badge, sans compte. Ce qui est contrôlé, c'est la signature et les registres, pas l'image.

1. Scannez le code au dos de la carte, ou ouvrez le lien que vous donne le détenteur. **Voir la preuve**, dans son portefeuille, y mène aussi.
2. Pas de lien, seulement un fichier ? Ouvrez [{verifyUrl}](/verify) et déposez-y le fichier, ou collez son texte ou son adresse. Les badges d'autres émetteurs se vérifient aussi : Open Badges 1.0 à 3.0, en PNG, SVG, JSON, JWT ou SD-JWT, 2 Mo au plus.
3. Lisez la phrase du haut : le badge est authentique, n'est pas authentique, ou n'a pas pu être vérifié. La phrase suivante dit pourquoi ; en dessous figurent tous les contrôles.
4. Regardez le nom et l'adresse de l'émetteur. Une communauté choisit elle-même son nom ; la marque de vérification indique qu'il a été contrôlé. Un nom entre guillemets n'est affirmé que par le badge.
5. Sous **À qui est ce badge ?**, saisissez l'adresse de la personne qui vous présente le badge. Elle est comparée dans votre navigateur, et n'est envoyée nulle part.

## Une personne en face de vous

1. Dans le studio, ouvrez le modèle publié et appuyez sur **Vérifier les détenteurs**.
2. Présentez le code. La personne le scanne avec son portefeuille, compare les deux chiffres et décide de montrer ou non son badge.
3. Votre page répond oui ou non. Ce qui a été montré est supprimé dès que vous continuez ; seul un nombre par jour est conservé.

## Bon à savoir

- **N'a pas pu être vérifié** ne veut pas dire « faux » : le badge utilise peut-être quelque chose que nous ne savons pas lire, ou un site n'a pas répondu. **Pas authentique** ne se dit que si quelque chose a été comparé et contredit le badge.
- Un badge Open Badges 1.0 à 2.1 n'a souvent pas de signature : il est authentique tant que le site de son émetteur le publie.
- Ce que d'autres organisations disent d'un badge figure sous les contrôles, et n'y change rien.
- Présenté sans réseau, un badge n'a encore été vérifié par personne. Vérifiez-le plus tard.
`,
  },
})
