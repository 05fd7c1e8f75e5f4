import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn'
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { builderWords } from '#features/builder/texts.ts'
import { doorWords } from '#features/door/texts.ts'
import { useGivingTab } from '#features/giving/studio/use-giving-tab.ts'
import { verifyHref } from '#features/presenting/studio/verify-action.tsx'
import { presentingWords } from '#features/presenting/texts.ts'
import { countTemplates } from '#features/templates/contract.ts'
import type { UsedCard } from '#features/templates/first/studio/offered-cards.ts'
import { firstScreenWords } from '#features/templates/first/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { TemplateListPage } from '#features/templates/list/studio/template-list-page.tsx'
import { useListView } from '#features/templates/list/studio/use-list-view.ts'
import { CATEGORIES, type Category, isSendable } from '#features/templates/rules.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { useInsightsTab } from '../insights/use-insights-tab.ts'
import { CategorySwitch } from './category-switch.tsx'
import { decideCategory } from './decide-category.ts'
import { isOn } from './feature-flags.ts'
import { TemplateLinks } from './template-links.tsx'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'

const BuilderDialog = lazyPart(() =>
  import('#features/builder/studio/builder-dialog.tsx').then((module) => module.BuilderDialog),
)
const History = lazyPart(() => import('#features/history/studio/history.tsx').then((module) => module.History))
const SendDialog = lazyPart(() =>
  import('#features/imports/studio/send-dialog.tsx').then((module) => module.SendDialog),
)
const ShareDialog = lazyPart(() =>
  import('#features/links/studio/share-dialog.tsx').then((module) => module.ShareDialog),
)

/** /templates/{category}: the list, with sending and history from the features above it. */
export function TemplatesScreen() {
  const shell = useTexts(shellTexts)
  const params = useParams({ strict: false })
  const navigate = useNavigate()
  const { isAdmin, isKnown, mayCreate } = useOwnRights()
  const { parent } = useMe()
  const [used, setUsed] = useState<UsedCard>()
  const firstTexts = useTexts(firstScreenWords)
  const [keysOf, setKeysOf] = useState<Template>()
  const { data, isFetching: isCounting } = useQueryCall(countTemplates, {}, { quiet: true })
  const doorTexts = useTexts(doorWords)
  const presentingTexts = useTexts(presentingWords)
  const builderTexts = useTexts(builderWords)
  const moreOf = (template: Template): MenuChoice[] => {
    const { id, data, contractState, rights } = template
    return [
      ...(isOn('door') && data.badgeCategory === 'ticket' && isSendable(contractState)
        ? [{ label: doorTexts.open(), icon: <SignInIcon size={20} />, href: `/door/${id}` }]
        : []),
      // Also after its permission was withdrawn: its badges stay valid.
      ...(isOn('presenting') && contractState !== 'none' && rights.includes('distribute')
        ? [{ label: presentingTexts.open(), icon: <UserCheckIcon size={20} />, href: verifyHref(id) }]
        : []),
      ...(isOn('mail') && isAdmin
        ? [
            {
              label: shell.mail(),
              icon: <EnvelopeSimpleIcon size={20} />,
              href: `/settings/mail?template=${id}`,
            },
          ]
        : []),
      // Keys stay with the sub-community's own admins.
      ...(isSendable(contractState) && isAdmin && !parent
        ? [{ label: builderTexts.menu(), icon: <KeyIcon size={20} />, onSelect: () => setKeysOf(template) }]
        : []),
    ]
  }
  const category = CATEGORIES.find((known) => known === params.category) ?? 'basic'
  const { view } = useListView()
  const givingTab = useGivingTab({
    templateId: category === 'community' ? view.hash : undefined,
    isOn: isAdmin && isOn('giving'),
  })
  const insightsTab = useInsightsTab()
  const extras = [givingTab, insightsTab].flatMap((tab) => tab ?? [])
  const [shown, setShown] = useState<Category>()
  // What is typed in an open dialog is not lost when the last template leaves the person's folders: sending says so.
  const isKept = shown === category && view.isDialogOpen
  // Decided once the rights are known, and a template that was just created is counted.
  const counts = isKnown && !isCounting ? data?.counts : undefined
  const isAdding = mayCreate && view.isAdding
  const elsewhere = isKept ? undefined : decideCategory(category, { isAdmin, isAdding, counts })
  if (counts && !elsewhere && shown !== category) setShown(category)
  const search = view.send === '1' ? { send: 1 } : {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is read when the category is decided.
  useEffect(() => {
    if (elsewhere)
      void navigate({
        to: '/templates/$category',
        params: { category: elsewhere },
        search: search as never,
        replace: true,
      })
  }, [elsewhere, navigate])
  const showUsed = (card: UsedCard) => {
    setUsed(card)
    toastSuccess(firstTexts.used({ title: card.title }))
    if (card.category === category) return
    void navigate({ to: '/templates/$category', params: { category: card.category }, search: {} as never })
  }
  if (elsewhere) return null
  return (
    <>
      <CategorySwitch category={category} />
      <TemplateListPage
        key={category}
        category={category}
        used={used}
        onUsed={showUsed}
        sendDialog={SendDialog}
        history={History}
        links={TemplateLinks}
        shareDialog={ShareDialog}
        extras={extras}
        moreOf={moreOf}
      />
      <Suspense>{keysOf && <BuilderDialog template={keysOf} onClose={() => setKeysOf(undefined)} />}</Suspense>
    </>
  )
}
