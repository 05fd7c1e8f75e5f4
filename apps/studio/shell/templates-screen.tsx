import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { doorWords } from '#features/door/texts.ts'
import { countTemplates } from '#features/templates/contract.ts'
import { CATEGORIES, isSendable } from '#features/templates/rules.ts'
import type { Template } from '#features/templates/studio/form-values.ts'
import { TemplateListPage } from '#features/templates/studio/template-list-page.tsx'
import { useTexts } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import type { MenuChoice } from '#ui/menu-choices.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { CategorySwitch } from './category-switch.tsx'
import { decideCategory } from './decide-category.ts'
import { isOn } from './feature-flags.ts'
import { TemplateLinks } from './template-links.tsx'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'
import { useWelcomeTour } from './use-welcome-tour.ts'

const History = lazyPart(() => import('#features/claims/studio/history.tsx').then((module) => module.History))
const MailLink = lazyPart(() => import('#features/claims/studio/mail-link.tsx').then((module) => module.MailLink))
const SendDialog = lazyPart(() => import('#features/claims/studio/send-dialog.tsx').then((module) => module.SendDialog))
const ShareDialog = lazyPart(() =>
  import('#features/claims/studio/share-dialog.tsx').then((module) => module.ShareDialog),
)

/** /templates/{category}: the list, with the sending and the history that features above it bring along. */
export function TemplatesScreen() {
  const t = useTexts(shellTexts)
  const params = useParams({ strict: false })
  const navigate = useNavigate()
  const { isAdmin } = useMe()
  const { isRunning: isTouring } = useWelcomeTour()
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const d = useTexts(doorWords)
  const moreOf = ({ id, data, contractState }: Template): MenuChoice[] => [
    ...(isOn('door') && data.badgeCategory === 'ticket' && isSendable(contractState)
      ? [{ label: d.open(), icon: <SignInIcon size={20} />, href: `/door/${id}` }]
      : []),
    ...(isOn('mail')
      ? [{ label: t.mail(), icon: <EnvelopeSimpleIcon size={20} />, href: `/settings/mail?template=${id}` }]
      : []),
  ]
  const category = CATEGORIES.find((known) => known === params.category) ?? 'basic'
  const elsewhere = decideCategory(category, { isAdmin, counts: data?.counts })
  useEffect(() => {
    if (elsewhere) void navigate({ to: '/templates/$category', params: { category: elsewhere }, replace: true })
  }, [elsewhere, navigate])
  if (elsewhere) return null
  return (
    <>
      <CategorySwitch category={category} />
      <TemplateListPage
        key={category}
        category={category}
        mayCreate={isAdmin}
        isTouring={isTouring}
        sendDialog={SendDialog}
        history={History}
        links={TemplateLinks}
        mailLink={MailLink}
        shareDialog={ShareDialog}
        moreOf={moreOf}
      />
    </>
  )
}
