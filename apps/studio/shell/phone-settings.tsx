import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { UserSwitchIcon } from '@phosphor-icons/react/dist/csr/UserSwitch'
import { type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'
import { LEGAL_ICONS } from './legal-icons.ts'
import { embeddedHref, LEGAL_ENTRIES } from './legal-pages.ts'
import styles from './phone-settings.module.css'
import { shellTexts } from './texts.ts'
import { useLogOut } from './use-log-out.ts'
import { useMe } from './use-me.ts'
import { useSwitchAccount } from './use-switch-account.ts'

const NewCommunity = lazyPart(() => import('./new-community.tsx').then((module) => module.NewCommunity))

/** On phones, the entries of the user menu and the settings' side bar as rows. */
export function PhoneSettings() {
  const shell = useTexts(shellTexts)
  const { language } = useLanguage()
  const { email, isAdmin, maySwitch } = useMe()
  const switchAccount = useSwitchAccount()
  const logOut = useLogOut()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <section className={styles.section}>
        <h2>{shell.account()}</h2>
        <p className={styles.hint}>{shell.signedInAs({ email })}</p>
        <ul className={styles.rows}>
          {isAdmin && <Row href="/settings/profile" icon={<StorefrontIcon size={20} />} label={shell.profile()} />}
          {isAdmin && isOn('mail') && (
            <Row href="/settings/mail" icon={<EnvelopeSimpleIcon size={20} />} label={shell.mail()} />
          )}
          {isAdmin && isOn('sessions') && (
            <Row href="/settings/sessions" icon={<DevicesIcon size={20} />} label={shell.devices()} />
          )}
          {maySwitch && (
            <Row onSelect={switchAccount} icon={<UserSwitchIcon size={20} />} label={shell.switchAccount()} />
          )}
          {maySwitch && (
            <Row onSelect={() => setIsAdding(true)} icon={<PlusIcon size={20} />} label={shell.newCommunity()} />
          )}
          <Row href={`/help?lang=${language}`} icon={<QuestionIcon size={20} />} label={shell.help()} />
          <Row onSelect={logOut} icon={<SignOutIcon size={20} />} label={shell.logOut()} />
        </ul>
        {isAdding && (
          <Suspense>
            <NewCommunity onClose={() => setIsAdding(false)} />
          </Suspense>
        )}
      </section>
      <section className={styles.section}>
        <h2>{shell.legal()}</h2>
        <ul className={styles.rows}>
          {LEGAL_ENTRIES.map(({ page, word }) => {
            const Icon = LEGAL_ICONS[page]
            return <Row key={page} href={embeddedHref(page)} icon={<Icon size={20} />} label={shell[word]()} />
          })}
        </ul>
      </section>
    </>
  )
}

type RowProps = { icon: ReactNode; label: string; href?: string; onSelect?: () => void }

/** A row with a link or an action. */
function Row({ icon, label, href, onSelect }: RowProps) {
  const inside = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles.row} onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <PageLink className={styles.row} href={href}>
          {inside}
          <CaretRightIcon size={16} className={styles.caret} />
        </PageLink>
      )}
    </li>
  )
}
