import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { LANGUAGES, type Language } from '#base/text.ts'
import { Button } from '#ui/button.tsx'
import { useColorScheme } from '#ui/color-scheme.ts'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { isOn } from './feature-flags.ts'
import styles from './language-screen.module.css'
import { embeddedHref, LEGAL_ENTRIES } from './legal-pages.ts'
import { shellTexts } from './texts.ts'
import { useLogOut } from './use-log-out.ts'
import { useMe } from './use-me.ts'
import { useSwitchAccount } from './use-switch-account.ts'

const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

/** /settings/language: language and appearance on this device, and on phones what the user menu and the side bar hold. */
export function LanguageScreen() {
  const t = useTexts(shellTexts)
  const { language, setLanguage } = useLanguage()
  const { scheme, setScheme } = useColorScheme()
  const { email, isAdmin, maySwitch } = useMe()
  const switchAccount = useSwitchAccount()
  const logOut = useLogOut()
  return (
    <>
      <PageHead title={t.language()} />
      <div className={styles.sections}>
        <section>
          <p className={styles.hint}>{t.languageHint()}</p>
          <ChoiceRow
            label={t.language()}
            choices={LANGUAGES.map((one) => ({ key: one, label: NAMES[one], lang: one }))}
            chosen={language}
            onChoose={setLanguage}
          />
        </section>
        <section>
          <h2>{t.appearance()}</h2>
          <p className={styles.hint}>{t.appearanceHint()}</p>
          <ChoiceRow
            label={t.appearance()}
            choices={(['auto', 'light', 'dark'] as const).map((one) => ({ key: one, label: t[one]() }))}
            chosen={scheme}
            onChoose={setScheme}
          />
        </section>
        <section className={styles.phone}>
          <h2>{t.account()}</h2>
          <p className={styles.hint}>{t.signedInAs({ email })}</p>
          <ul className={styles.links}>
            {isAdmin && (
              <li>
                <PageLink className="bz-link" href="/settings/profile">
                  {t.profile()}
                </PageLink>
              </li>
            )}
            {isAdmin && isOn('mail') && (
              <li>
                <PageLink className="bz-link" href="/settings/mail">
                  {t.mail()}
                </PageLink>
              </li>
            )}
            {isAdmin && isOn('sessions') && (
              <li>
                <PageLink className="bz-link" href="/settings/sessions">
                  {t.devices()}
                </PageLink>
              </li>
            )}
            {maySwitch && (
              <li>
                <button type="button" className="bz-link" onClick={switchAccount}>
                  {t.switchAccount()}
                </button>
              </li>
            )}
            <li>
              <PageLink className="bz-link" href={`/help?lang=${language}`}>
                {t.help()}
              </PageLink>
            </li>
          </ul>
          <Button icon={<SignOutIcon size={18} />} onClick={logOut}>
            {t.logOut()}
          </Button>
        </section>
        <section className={styles.phone}>
          <h2>{t.legal()}</h2>
          <ul className={styles.links}>
            {LEGAL_ENTRIES.map(({ page, word }) => (
              <li key={page}>
                <PageLink className="bz-link" href={embeddedHref(page)}>
                  {t[word]()}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
